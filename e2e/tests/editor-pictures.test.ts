import { expectAccessible } from '../support/axe.ts';
import { canvas, openNewPage } from '../support/editor.ts';
import { photo } from '../support/made-files.ts';
import { publishedHtml } from '../support/published.ts';
import { expect, test } from '../support/test.ts';

test('a picture is found by its name, and what stays in sight of it is chosen by keys', async ({ page, product }) => {
  const { url } = await openNewPage(page, product.origin, { title: 'Pottery', slug: '/pottery' });
  await page.getByRole('button', { name: 'Add Text, picture right', exact: true }).press('Enter');
  const picture = canvas(page).locator('section.story').last().locator('img').first();
  const dialog = page.getByRole('dialog', { name: 'Pictures' });
  const status = dialog.getByRole('status');

  await test.step('an empty library begins with the way to fill it', async () => {
    await picture.dblclick();
    await expect(dialog.getByLabel('Upload a picture')).toBeFocused();
    await expect(status).toHaveText('No pictures yet. Upload the first one.');
    await expect(dialog.getByRole('group', { name: 'Your pictures' })).toBeHidden();
    for (const name of ['bowl.jpg', 'loaf.jpg']) {
      await dialog.getByLabel('Upload a picture').setInputFiles(await photo(name));
      await expect(status).toHaveText(`${name} is uploaded.`);
    }
  });

  await test.step('words narrow the pictures down, and say so where nothing has them', async () => {
    const search = dialog.getByRole('searchbox', { name: 'Find a picture' });
    await search.fill('bow');
    await expect(dialog.getByRole('radio')).toHaveCount(1);
    await search.fill('nothing of the kind');
    await expect(status).toHaveText('No picture has these words.');
    await search.press('Enter');
    await expect(dialog).toBeVisible();
    await search.fill('bowl');
    await dialog.getByRole('radio', { name: 'bowl.jpg' }).check({ force: true });
    await expectAccessible(page, ['iframe']);
    await dialog.getByLabel('Alternative text').fill('A bowl');
    await dialog.getByRole('button', { name: 'Use picture' }).click();
    await expect(picture).toHaveAttribute('src', /bowl|\/v1\/files\//);
  });

  await test.step('its cut is moved, undone and published', async () => {
    await page.getByRole('tab', { name: 'Settings' }).click();
    const panel = page.getByRole('group', { name: 'What stays in sight' });
    const left = panel.getByRole('slider', { name: 'From the left' });
    await expect(left).toHaveValue('50');
    await left.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(picture).toHaveCSS('object-position', '45% 50%');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(picture).toHaveCSS('object-position', '50% 50%');
    await expect(left).toHaveValue('50');
    await panel.locator('.focal').click({ position: { x: 3, y: 3 } });
    await expect(picture).toHaveCSS('object-position', '0% 0%');
    await expectAccessible(page, ['iframe']);
  });

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const anyway = page.getByRole('button', { name: 'Publish all the same' });
  const published = page.getByRole('status').filter({ hasText: /^Published$/ });
  await expect(anyway.or(published).first()).toBeVisible();
  if (await anyway.isVisible()) await anyway.click();
  await expect(published).toBeVisible();
  const visit = () => publishedHtml(page, url);
  await expect.poll(visit).toContain('A bowl');
  await page.goto(url);
  await expect(page.getByRole('img', { name: 'A bowl' })).toHaveCSS('object-position', '0% 0%');
});
