import { expectAccessible } from '../support/axe.ts';
import { canvas, openNewPage } from '../support/editor.ts';
import { publishedHtml } from '../support/published.ts';
import { expect, test } from '../support/test.ts';

test('words are found and replaced all over a page, in one step of undo', async ({ page, product }) => {
  const { origin } = product;
  const { url } = await openNewPage(page, origin, { title: 'Fresh bread', slug: '/fresh-bread' });
  const dialog = page.getByRole('dialog', { name: 'Find and replace' });
  const headline = canvas(page).getByRole('heading', { level: 1 });
  const lead = canvas(page).locator('main p').first();
  const visit = async () => {
    return (await publishedHtml(page, url)).replace(/^[\s\S]*<body/, '');
  };
  await expect(headline).toHaveText('Fresh bread');

  await test.step('every place is listed, and one leads there', async () => {
    await page.keyboard.press('Control+f');
    await dialog.getByRole('searchbox', { name: 'Find' }).fill('Bread');
    await expect(dialog.getByRole('listitem')).toHaveCount(2);
    await expect(dialog.getByRole('status')).toHaveText('Found 2 times');
    await expectAccessible(page, ['iframe']);
    await dialog.getByRole('checkbox', { name: 'Match case' }).check();
    await expect(dialog.getByText('Not found on this page')).toBeVisible();
    await expect(dialog.getByRole('button', { name: /Replace all/ })).toBeDisabled();
    await dialog.getByRole('checkbox', { name: 'Match case' }).uncheck();
    await dialog.getByRole('listitem').nth(1).getByRole('button').first().click();
    await expect(page.locator('#selected')).toContainText('fresh bread every morning');
  });

  await test.step('all of them are replaced, by keyboard, and one undo takes it back', async () => {
    await page.getByRole('button', { name: 'Find and replace' }).press('Enter');
    await dialog.getByRole('searchbox', { name: 'Find' }).fill('bread');
    await dialog.getByRole('textbox', { name: 'Replace with' }).fill('cake & more');
    await dialog.getByRole('textbox', { name: 'Replace with' }).press('Enter');
    await expect(dialog.getByRole('status')).toContainText('Replaced 2 times');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(headline).toHaveText('Fresh cake & more');
    await expect(lead).toContainText('fresh cake & more every');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(headline).toHaveText('Fresh bread');
    await expect(lead).toContainText('fresh bread every');
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect(lead).toContainText('fresh cake & more every');
  });

  await test.step('what is published differs in these words alone', async () => {
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(headline).toHaveText('Fresh bread');
    // As the editor writes a page that was never edited before.
    await page.keyboard.press('Control+f');
    await dialog.getByRole('searchbox', { name: 'Find' }).fill('fresh bread');
    await dialog.getByRole('textbox', { name: 'Replace with' }).fill('rye');
    await dialog.getByRole('button', { name: /Replace all/ }).click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect.poll(visit).toMatch(/<h1[^>]*>rye<\/h1>/);
    const before = await visit();
    await page.keyboard.press('Control+f');
    await dialog.getByRole('searchbox', { name: 'Find' }).fill('morning');
    await dialog.getByRole('textbox', { name: 'Replace with' }).fill('evening');
    await dialog.getByRole('listitem').getByRole('button', { name: 'Replace', exact: true }).click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect.poll(visit).toContain('evening');
    expect(await visit()).toBe(before.replaceAll('morning', 'evening'));
  });
});

test('everything that can be done is a press away on a phone, too', async ({ page, product }) => {
  const { origin } = product;
  await page.setViewportSize({ width: 390, height: 844 });
  await openNewPage(page, origin, { title: 'Fresh bread', slug: '/fresh-bread' });
  await page.getByRole('button', { name: 'Everything that can be done' }).click();
  const palette = page.getByRole('dialog', { name: 'Everything that can be done' });
  await palette.getByRole('combobox').fill('page settings');
  await palette.getByRole('option', { name: 'Page settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Page settings' })).toBeVisible();
});
