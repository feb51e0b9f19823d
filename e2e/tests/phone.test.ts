import type { Page } from '@playwright/test';
import { newAccount, newPage, newProject } from '../../tools/product/accounts.ts';
import { expectNoSidewaysScroll } from '../support/axe.ts';
import { signIn } from '../support/sign-in.ts';
import { smallTexts } from '../support/small-texts.ts';
import { expect, type RunningProduct, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

async function begin(page: Page, { origin }: RunningProduct) {
  const account = await newAccount(origin);
  const project = await newProject(origin, account, 'First bakery');
  await newProject(origin, account, 'Second bakery');
  const { page_id } = await newPage(origin, account, project, { title: 'Bread', slug: '/bread' });
  await signIn(page, origin, account);
  await page.goto(`${origin}/dashboard`);
  return { account, project, page_id };
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const isBodyFocused = (page: Page) => page.evaluate(() => document.activeElement === document.body);

test('the project stands in the top bar, and is switched there', async ({ page, product }) => {
  await begin(page, product);
  const bar = page.getByRole('banner');
  await bar.getByRole('button', { name: /First bakery/ }).click();
  await page.getByRole('menuitem', { name: /Second bakery/ }).click();
  await expect(bar.getByRole('button', { name: /Second bakery/ })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('without the overview the top bar stays without the project', async ({ page, product }) => {
  await page.route(`${product.origin}/config.json`, async (route) => {
    const response = await route.fetch();
    const config = await response.json();
    const capabilities = config.capabilities.filter((name: string) => name !== 'home.overview');
    await route.fulfill({ response, json: { ...config, capabilities } });
  });
  await begin(page, product);
  await page.getByRole('button', { name: 'Toggle sidebar' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: /bakery/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /bakery/, includeHidden: true })).toHaveCount(1);
});

test('no field is small enough for a phone to zoom in', async ({ page, product }) => {
  await begin(page, product);
  for (const path of [
    '/dashboard/pages?new=1',
    '/dashboard/pages',
    '/dashboard/files',
    '/dashboard/settings',
    '/dashboard/account',
  ]) {
    await page.goto(product.origin + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const field = page.locator('input:not([type=checkbox]):not([type=radio]):not([type=file]), select, textarea');
    await expect(field.first()).toBeVisible();
    const sizes = await field.evaluateAll((all) =>
      all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)),
    );
    expect(Math.min(...sizes), path).toBeGreaterThanOrEqual(16);
  }
});

test('Back closes what is open over a screen, and then leaves it', async ({ page, product }) => {
  await begin(page, product);
  const toggle = page.getByRole('button', { name: 'Toggle sidebar' });
  await toggle.click();
  await page.getByRole('dialog').getByRole('link', { name: 'Pages', exact: true }).click();
  await expect(heading(page, 'Pages')).toBeFocused();
  const { pathname } = new URL(page.url());

  await test.step('the sidebar', async () => {
    await toggle.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(toggle).toBeFocused();
  });
  const menu = page.getByRole('button', { name: 'More actions for Bread', exact: true });
  await test.step('a menu', async () => {
    await menu.click();
    await expect(page.getByRole('menu')).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(menu).toBeFocused();
  });
  await test.step('a dialog', async () => {
    await menu.click();
    await page.getByRole('menuitem', { name: 'Page Settings' }).click();
    await expect(page.getByRole('dialog', { name: 'Page Settings' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(menu).toBeFocused();
  });
  await test.step('the palette', async () => {
    await page.getByRole('button', { name: 'Search and commands' }).click();
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  expect(new URL(page.url()).pathname).toBe(pathname);
  expect(await isBodyFocused(page)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL(`${product.origin}/dashboard`);
});

test('Back leaves what an address opened as it came, after a reload, too', async ({ page, product }) => {
  const { page_id: id } = await begin(page, product);
  await page.getByRole('button', { name: 'Toggle sidebar' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Files', exact: true }).click();
  await expect(heading(page, 'Files')).toBeVisible();
  // As a link within the dashboard leads there.
  await page.evaluate((address) => {
    history.pushState({ idx: history.state.idx + 1, key: 'shown' }, '', address);
  }, `/dashboard/pages?show=${id}`);
  // Whatever the test asks of the page counts as done by a person: the page itself says when it is open.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('[role=dialog][data-state=open]')) console.info('a dialog is open');
    }).observe(document, { attributes: true, childList: true, subtree: true });
  });
  const opened = page.waitForEvent('console', (message) => message.text() === 'a dialog is open');
  await page.reload();
  await opened;
  await page.goBack();
  await expect(heading(page, 'Files')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the focus is on the next row, then on what is left, once rows are deleted', async ({ page, product }) => {
  const { account, project } = await begin(page, product);
  await newPage(product.origin, account, project, { title: 'Cakes', slug: '/cakes' });
  await page.goto(`${product.origin}/dashboard/pages`);
  const remove = async (title: string) => {
    await page.getByRole('button', { name: `More actions for ${title}`, exact: true }).click();
    await page.getByRole('menuitem', { name: 'Delete Page' }).click();
  };
  await remove('Bread');
  await expect(page.getByRole('link', { name: 'Cakes', exact: true })).toBeFocused();
  await remove('Cakes');
  await expect(page.getByText('No pages found')).toBeVisible();
  await expect.poll(() => isBodyFocused(page)).toBe(false);
});

test('nothing that has to be read is smaller than 14 pixels', async ({ page, product }) => {
  await begin(page, product);
  for (const [path, name] of [
    ['', 'Dashboard'],
    ['/pages', 'Pages'],
    ['/pages?new=1', 'New Page'],
    ['/files', 'Files'],
    ['/account', 'Profile Settings'],
    ['/account?tab=security', 'Profile Settings'],
    ['/billing', 'Billing'],
    ['/settings', 'Project Settings'],
    ['/settings/seo', 'SEO'],
    ['/settings/integrations', 'Integrations'],
    ['/forms', 'Forms'],
    ['/analytics', 'Analytics'],
    ['/status', 'Status'],
  ] as const) {
    await page.goto(`${product.origin}/dashboard${path}`);
    await expect(heading(page, name)).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    expect(await smallTexts(page, 14), path).toEqual([]);
    await expectNoSidewaysScroll(page);
  }
});
