import { expectAccessible } from '../support/axe.ts';
import { openEditor, openNewPage, writeHeadline } from '../support/editor.ts';
import { publishedHtml } from '../support/published.ts';
import { expect, test } from '../support/test.ts';

test.use({ timezoneId: 'Europe/Madrid' });

const set = async (origin: string, token: string, path: string, body?: object, method = 'PUT') => {
  const answer = await fetch(origin + path, {
    method,
    headers: { accesstokenapp: token, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(answer.status).toBe(200);
};

test('a page is published at its hour, which is named with its zone, changed and withdrawn before', async ({
  page,
  product,
}) => {
  const { origin } = product;
  const named = { title: 'Fresh bread', slug: '/fresh-bread' };
  const { account, project, page_id, address, url } = await openNewPage(page, origin, named);
  const visit = () => publishedHtml(page, url);
  await writeHeadline(page, 'Opens on Monday');
  const button = page.locator('[data-action="schedule"]');
  await expect(button).toHaveAccessibleName('Publish later');
  await button.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Publish later' });
  await expect(dialog.getByLabel('Day')).toBeFocused();
  await expect(dialog.getByLabel('Time zone')).toHaveValue('Europe/Madrid');
  await expectAccessible(page, ['iframe']);

  await dialog.getByLabel('Day').fill('2020-01-01');
  await dialog.getByRole('button', { name: 'Publish at this hour' }).click();
  await expect(dialog.getByText('This moment is over.')).toBeVisible();
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  await dialog.getByLabel('Day').fill(day);
  await dialog.getByLabel('Hour').fill('09:30');
  // Somewhere else in the world, found by its city.
  await dialog.getByLabel('Time zone').focus();
  await page.keyboard.type('New York');
  await expect(dialog.getByLabel('Time zone')).toHaveValue('America/New_York');
  const written = day.split('-').reverse().join('/');
  await expect(
    dialog.getByText(new RegExp(`America/New_York\\. Where you are, that is ${written} at 15:30`)),
  ).toBeVisible();
  await dialog.getByLabel('Time zone').selectOption('UTC');
  await expect(dialog.getByText(/UTC\. Where you are, that is .*1[01]:30/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Publish at this hour' }).click();
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await expect(button).toHaveText(`${written} at 09:30`);
  await expect(button).toHaveAccessibleName(/^Publishes by itself: .*09:30.*UTC\. Change$/);

  await page.goto(`${origin}/dashboard/pages`);
  const row = page.getByRole('row', { name: /Fresh bread/ });
  await expect(row.getByText(/^Publishes/)).toBeVisible();
  await row.getByRole('button', { name: 'More actions for Fresh bread' }).click();
  await page.getByRole('menuitem', { name: 'Do not publish by itself' }).click();
  await expect(row.getByText(/^Publishes/)).toBeHidden();
  expect(await visit()).not.toContain('Opens on Monday');

  // Its hour comes while the editor is open, which goes on from what is published.
  await openEditor(page, origin, account.token, `${address}/edit#publish-later`);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  const publish_at = Math.floor(Date.now() / 1000) + 3;
  const path = `/v1/api/project/${project.project_id}/page/${page_id}/schedule`;
  await set(origin, account.token, path, { publish_at, time_zone: 'Europe/Madrid' });
  await page.reload();
  await expect.poll(visit, { timeout: 40_000 }).toContain('Opens on Monday');
  await expect(page.locator('[data-published]')).toHaveAttribute('data-published', 'true', { timeout: 30_000 });
  await expect(button).toHaveAccessibleName('Publish later');
  await writeHeadline(page, 'Written later');
  await expect(page.locator('[data-save-state]')).toHaveAttribute('data-state', 'saved');
  await expect(page.locator('[data-notice]')).toBeHidden();
  expect(await visit()).not.toContain('Written later');
});
