import { expectAccessible, inBothModes } from '../support/axe.ts';
import { canvas, openNewPage } from '../support/editor.ts';
import { photo } from '../support/made-files.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('text that cannot be read on its color or picture is pointed out before it is published', async ({
  page,
  product,
}) => {
  await openNewPage(page, product.origin, { title: 'Pottery', slug: '/pottery' });
  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  const problems = page.getByRole('dialog', { name: 'Before you publish' });
  const published = page.getByRole('status').filter({ hasText: /^Published$/ });
  const headline = canvas(page).getByRole('heading', { level: 1 });

  await test.step('a color that is nearly that of the page, with the way to the text', async () => {
    await headline.click();
    const colors = page.getByRole('group', { name: 'Colors of the theme: Color', exact: true });
    await colors.getByRole('button', { name: 'Page', exact: true }).press('Enter');
    await publish.click();
    const problem = problems.getByRole('button', { name: /^“Pottery” is hard to read/ });
    await expect(problem).toBeVisible();
    await expect(problems.locator('.problem')).toHaveCount(1);
    await inBothModes(page, () => expectAccessible(page, ['iframe']));
    await problem.press('Enter');
    await expect(headline).toHaveClass(/gjs-selected/);
    await expect(published).toBeHidden();
    await colors.getByRole('button', { name: 'Text', exact: true }).press('Enter');
  });

  await test.step('a picture that was made too bright', async () => {
    await page.getByRole('button', { name: 'Add Text, picture right', exact: true }).press('Enter');
    await page.getByRole('tab', { name: 'Settings' }).click();
    const panel = page.getByRole('group', { name: 'Background', exact: true });
    await panel.getByRole('button', { name: 'Choose a picture…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Pictures' });
    await dialog.getByLabel('Upload a picture').setInputFiles(await photo('kiln.jpg'));
    await dialog.getByRole('button', { name: 'Use picture' }).click();
    const dark = panel.getByRole('slider', { name: 'Darkness' });
    const own = await dark.inputValue();
    await dark.press('Home');
    await publish.click();
    await problems.getByRole('button', { name: /is hard to read: make the picture behind it darker/ }).press('Enter');
    await expect(panel).toBeVisible();
    await dark.fill(own);
  });

  await test.step('what can be read is published without a question', async () => {
    await publish.click();
    await expect(published).toBeVisible();
  });
});
