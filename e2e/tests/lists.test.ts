import type { Page } from '@playwright/test';
import { newAccount, newPage, newProject } from '../../tools/product/accounts.ts';
import { expectAccessible, expectNoSidewaysScroll, inBothModes } from '../support/axe.ts';
import { publishedHtml } from '../support/published.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, type RunningProduct, test } from '../support/test.ts';

const TITLES = ['Bread', 'Cakes', 'Cookies', 'Coffee'];

/** The list of a project with these pages, the last one first. */
async function openPages(page: Page, { origin }: RunningProduct): Promise<void> {
  const account = await newAccount(origin);
  const project = await newProject(origin, account);
  for (const title of TITLES) await newPage(origin, account, project, { title, slug: `/${title.toLowerCase()}` });
  await signIn(page, origin, account);
  await page.goto(`${origin}/dashboard/pages`);
}

test('pages are searched, filtered, changed together, deleted, and brought back', async ({ page, product }) => {
  const shownTitles = () => page.locator('[data-row] [data-row-main]').allTextContents();
  const shows = (titles: string[]) => expect.poll(shownTitles).toEqual(titles);
  await openPages(page, product);
  await shows(['Coffee', 'Cookies', 'Cakes', 'Bread']);

  await test.step('a search stands in the address, and Back ends it', async () => {
    await page.getByLabel('Search pages').waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('cook');
    await shows(['Cookies']);
    await expect(page).toHaveURL(/\?q=cook$/);
    await page.goBack();
    await shows(['Coffee', 'Cookies', 'Cakes', 'Bread']);
    await expect(page.getByLabel('Search pages')).toHaveValue('');
  });

  await test.step('a filter that nothing passes says what it was', async () => {
    await page.getByLabel('Status', { exact: true }).selectOption('Inactive');
    await expect(page.getByText('Searched for: Inactive')).toBeVisible();
    await page.getByRole('button', { name: 'Clear search and filters' }).click();
    await page.getByRole('button', { name: 'Title', exact: true }).click();
    await shows(['Bread', 'Cakes', 'Coffee', 'Cookies']);
    await expect(page.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'ascending');
  });

  await test.step('what is selected is changed together', async () => {
    await page.getByLabel('Select Bread').click();
    await page.getByLabel('Select Coffee').click({ modifiers: ['Shift'] });
    await expect(page.getByText('3 selected').first()).toBeVisible();
    await inBothModes(page, () => expectAccessible(page));
    await page.getByRole('button', { name: 'Unpublish' }).click();
    await expect(page.getByText('3 pages are offline')).toBeVisible();
    await expect(page.locator('[data-row]').filter({ hasText: 'inactive' })).toHaveCount(3);
  });

  await test.step('a deleted page is brought back, and the focus stays in the list', async () => {
    await page.getByRole('link', { name: 'Cakes', exact: true }).focus();
    await page.keyboard.press('Delete');
    await shows(['Bread', 'Coffee', 'Cookies']);
    await expect(page.getByRole('link', { name: 'Coffee', exact: true })).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    await shows(['Bread', 'Cakes', 'Coffee', 'Cookies']);
  });

  await test.step('the trash holds what was deleted, and Back closes it', async () => {
    await page.getByRole('link', { name: 'Bread', exact: true }).focus();
    await page.keyboard.press('Delete');
    await shows(['Cakes', 'Coffee', 'Cookies']);
    await page.getByRole('button', { name: 'Trash' }).click();
    const trash = page.getByRole('dialog', { name: 'Deleted pages' });
    const restore = trash.getByRole('button', { name: 'Restore Bread' });
    await expect(restore).toBeVisible();
    await expect(trash.getByText(/ by you$/)).toBeVisible();
    await inBothModes(page, () => expectAccessible(page));
    await restore.click();
    await expect(trash.getByText('The trash is empty')).toBeVisible();
    await page.goBack();
    await expect(trash).toBeHidden();
    await shows(['Bread', 'Cakes', 'Coffee', 'Cookies']);
  });
});

test('what waits in the editor is told in the list, and published from it with several pages at once', async ({
  page,
  product,
}) => {
  const { origin } = product;
  const account = await newAccount(origin);
  const project = await newProject(origin, account);
  const urls: string[] = [];
  for (const title of ['Bread', 'Cakes']) {
    const { page_id, url } = await newPage(origin, account, project, { title, slug: `/${title.toLowerCase()}` });
    urls.push(url);
    const component = { type: 'wrapper', components: `<main><h1>${title} of today</h1></main>` };
    const kept = await page.request.put(`${origin}/v1/editor/project/${project.project_id}/page/${page_id}/draft`, {
      headers: { accesstokenapp: account.token },
      data: { version: 0, stamp: '', writer: 'writer-ana', data: { pages: [{ frames: [{ component }] }] } },
    });
    expect(kept.status()).toBe(200);
  }
  await signIn(page, origin, account);
  await page.goto(`${origin}/dashboard/pages`);
  const waiting = page.getByText('Unpublished changes');
  await expect(waiting).toHaveCount(2);
  await inBothModes(page, () => expectAccessible(page));
  await page.getByLabel('Select Bread').check();
  await page.getByLabel('Select Cakes').check();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('2 pages are online')).toBeVisible();
  await expect(waiting).toHaveCount(0);
  for (const [index, title] of ['Bread', 'Cakes'].entries()) {
    expect(await publishedHtml(page, urls[index] ?? '')).toContain(`${title} of today`);
  }
});

test('the next page of a list is read from its beginning, and Back shows the one before', async ({ page, product }) => {
  const { origin } = product;
  const account = await newAccount(origin);
  const project = await newProject(origin, account);
  for (let number = 1; number <= 25; number += 1)
    await newPage(origin, account, project, { title: `Page ${number}`, slug: `/page-${number}` });
  await signIn(page, origin, account);
  await page.setViewportSize({ width: 1024, height: 500 });
  await page.goto(`${origin}/dashboard/pages`);
  const rows = page.locator('[data-row] [data-row-main]');
  await expect(rows.first()).toHaveText('Page 25');
  const next = page.getByRole('button', { name: 'Next page' });
  await next.click();
  await expect(rows.first()).toBeInViewport();
  await expect(rows.first()).not.toHaveText('Page 25');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(rows.first()).toHaveText('Page 25');
});

test('pages stand beside each other in a grid, which the address says, and are selected and opened there', async ({
  page,
  product,
}) => {
  await openPages(page, product);
  const tops = () =>
    page.locator('[data-row]').evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().top)));
  await expect.poll(async () => new Set(await tops()).size).toBe(4);
  await page.getByRole('button', { name: 'Grid' }).click();
  await expect(page).toHaveURL(/view=grid/);
  await expect.poll(async () => new Set(await tops()).size).toBe(1);
  await page.reload();
  await expect.poll(async () => new Set(await tops()).size).toBe(1);
  await page.getByLabel('Select Bread').check();
  await expect(page.getByText('1 selected').first()).toBeVisible();
  await inBothModes(page, () => expectAccessible(page));
  await page.getByRole('button', { name: 'Clear selection' }).click();
  await expect(page.getByRole('link', { name: 'Bread', exact: true })).toHaveAttribute('href', /\/edit$/);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => new Set(await tops()).size).toBe(4);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Compact list' }).click();
  await expect(page).not.toHaveURL(/view=/);
  await expect.poll(async () => new Set(await tops()).size).toBe(4);
});

test('domains are selected and removed together by keyboard, and asked about once', async ({ page, product }) => {
  const { origin } = product;
  const account = await newAccount(origin);
  const project = await newProject(origin, account);
  const names = ['shop.bulk-example.com', 'old.bulk-example.com'];
  for (const domain of names) {
    const added = await fetch(`${origin}/v1/api/project/${project.project_id}/domain`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accesstokenapp: account.token },
      body: JSON.stringify({ type: 'custom', domain }),
    });
    expect(added.status).toBe(201);
  }
  await signIn(page, origin, account);
  await page.goto(`${origin}/dashboard/settings/domain`);
  for (const name of names) await page.getByLabel(`Select ${name}`).press('Space');
  await expect(page.getByText('2 selected').first()).toBeVisible();
  await inBothModes(page, () => expectAccessible(page));
  await page.getByRole('button', { name: 'Remove', exact: true }).press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'Remove 2 domains' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 domains were removed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add new domain' })).toBeFocused();
  await expect(page.getByText(names[0] ?? '')).toBeHidden();
});
