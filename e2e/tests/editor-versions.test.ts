import { expectAccessible } from '../support/axe.ts';
import { canvas, editorReady, keptAsDraft, openNewPage, writeHeadline } from '../support/editor.ts';
import { publishedHtml } from '../support/published.ts';
import { expect, test } from '../support/test.ts';

test('what the page was is looked at and brought back from the editor, and what was not published is offered', async ({
  page,
  product,
}) => {
  const { url } = await openNewPage(page, product.origin, { title: 'Rye', slug: '/rye' });
  const headline = canvas(page).getByRole('heading', { level: 1 });
  const published = page.locator('[data-published]');
  await writeHeadline(page, 'Second thoughts');
  await keptAsDraft(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(published).toHaveAttribute('data-published', 'true');
  await writeHeadline(page, 'Third thoughts');
  await keptAsDraft(page);

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'What do you want to do?' }).fill('Versions');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Versions' });
  const rows = dialog.getByRole('list', { name: 'Versions' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Version 2');
  await expect(rows.first()).toContainText('Online now');
  await expect(rows.first()).toContainText('Published from the editor');
  await expect(rows.first().getByRole('button')).toHaveCount(0);
  await expectAccessible(page, ['iframe']);

  await expect(rows.last().locator('img')).toHaveJSProperty('complete', true);
  const note = dialog.getByLabel('Note on version 1');
  await note.fill('Before the new headline');
  await note.press('Enter');
  await expect(dialog.getByRole('status')).toHaveText('Note saved');
  await note.fill('x'.repeat(121));
  await expect(note).toHaveValue('x'.repeat(120));
  await note.fill('Before the new headline');

  const compare = dialog.getByRole('button', { name: 'Compare version 1 with the current one' });
  await compare.press('Enter');
  const comparison = page.getByRole('dialog', { name: 'Version 1 and the current one' });
  const side = (name: RegExp) =>
    comparison.getByRole('figure', { name }).locator('iframe').contentFrame().getByRole('heading', { level: 1 });
  await expect(side(/^Version 1, /)).toHaveText('Rye');
  await expect(side(/^Current version: 2, /)).toHaveText('Second thoughts');
  await expectAccessible(page, ['iframe']);
  await page.keyboard.press('Escape');
  await expect(comparison).toBeHidden();
  await expect(compare).toBeFocused();

  const looking = page.context().waitForEvent('page');
  await dialog.getByRole('link', { name: 'Look at it: version 1, in a new tab' }).click();
  const look = await looking;
  await expect(look.getByRole('heading', { level: 1 })).toHaveText('Rye');
  await look.close();

  const bring = dialog.getByRole('button', { name: 'Bring back version 1' });
  await bring.press('Enter');
  await expect(dialog.getByText('Visitors see version 1 again at once.')).toContainText('What you did not publish');
  await expect(dialog.getByRole('button', { name: 'Bring back', exact: true })).toBeFocused();
  await expectAccessible(page, ['iframe']);
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(bring).toBeFocused();
  await bring.press('Enter');
  const opened = page.waitForEvent('load');
  await dialog.getByRole('button', { name: 'Bring back', exact: true }).press('Enter');
  await opened;
  await editorReady(page);
  await expect(headline).toHaveText('Rye');
  await expect(published).toHaveAttribute('data-published', 'true');
  const visit = () => publishedHtml(page, url);
  expect(await visit()).toMatch(/<h1[^>]*>Rye<\/h1>/);

  await page.getByRole('alert').getByRole('button', { name: 'Show them', exact: true }).click();
  await expect(headline).toHaveText('Third thoughts');
  await keptAsDraft(page);
  expect(await visit()).toMatch(/<h1[^>]*>Rye<\/h1>/);
});
