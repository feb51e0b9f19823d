import type { Page } from '@playwright/test';
import { newAccount, newPage, newProject } from '../../tools/product/accounts.ts';
import { watchNetwork } from '../support/network.ts';
import { signIn, signInToNewProject } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** Holds scripts back until the returned call. */
async function hold(page: Page, scripts: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const search = (page: Page) => page.getByRole('combobox', { name: /type a command/ });

test('what is typed right after the first Ctrl+K arrives in the palette', async ({ page, product }) => {
  await signInToNewProject(page, product.origin);
  const release = await hold(page, /palette_palette.*\.js$/);
  await page.goto(`${product.origin}/dashboard`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('accuu');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  release();
  await page.keyboard.type('ou');
  await expect(search(page)).toBeFocused();
  await page.keyboard.type('nt');
  await expect(search(page)).toHaveValue('account');
});

test('Ctrl+K is heard before the dashboard runs', async ({ page, product }) => {
  await signInToNewProject(page, product.origin);
  const release = await hold(page, /\/main\.\w+\.js$/);
  await page.goto(`${product.origin}/dashboard`, { waitUntil: 'commit' });
  await page.waitForFunction(() => '__LANDFALL__' in globalThis);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('fil');
  release();
  await expect(search(page)).toBeFocused();
  await page.keyboard.type('es');
  await expect(search(page)).toHaveValue('files');
});

test('the next area is there before the click: no script is asked for, and nothing moves', async ({
  page,
  product,
}) => {
  await signInToNewProject(page, product.origin);
  await page.goto(`${product.origin}/dashboard`);
  const link = page.getByRole('link', { name: 'Files', exact: true });
  const quiet = watchNetwork(page);
  const entry = page.waitForResponse((response) => /mf-manifest/.test(response.url()));
  await link.hover();
  await entry;
  await quiet();
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.evaluate(() => {
    const seen = Object.assign(globalThis, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shift += entry.value;
    }).observe({ type: 'layout-shift' });
  });
  await link.click();
  await expect(page.getByRole('heading', { name: 'Files', level: 1 })).toBeVisible();
  expect(scripts).toEqual([]);
  expect(await page.evaluate(() => (globalThis as unknown as { shift: number }).shift)).toBe(0);
});

test('nothing is loaded ahead where data is to be saved', async ({ page, product }) => {
  await signInToNewProject(page, product.origin);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  const manifests: string[] = [];
  page.on('request', (request) => request.url().endsWith('mf-manifest.json') && manifests.push(request.url()));
  const quiet = watchNetwork(page);
  await page.goto(`${product.origin}/dashboard`);
  await page.getByRole('link', { name: 'Files', exact: true }).hover();
  await quiet();
  // The home's, and that of the panel on it.
  expect(manifests).toHaveLength(2);
});

const SCREENS = ['pages', 'files', 'settings', 'account'];

for (const screen of SCREENS)
  test(`${screen}: what only menus and dialogs need comes with the first input`, async ({ page, product }) => {
    const account = await newAccount(product.origin);
    const project = await newProject(product.origin, account);
    await newPage(product.origin, account, project, { title: 'Launch', slug: '/' });
    await signIn(page, product.origin, account);
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    const quiet = watchNetwork(page);
    await page.goto(`${product.origin}/dashboard/${screen}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await quiet();
    const overlays = () => scripts.filter((url) => /shared_src_overlay/.test(url));
    expect(overlays()).toEqual([]);
    await page.mouse.move(10, 10);
    await expect.poll(overlays).toHaveLength(1);
  });

const FIRST_READS = ['', '/pages', '/files'];

for (const screen of FIRST_READS)
  test(`/dashboard${screen}: what it reads first is asked for once, before any script runs`, async ({
    page,
    product,
  }) => {
    const account = await newAccount(product.origin);
    const project = await newProject(product.origin, account);
    await newPage(product.origin, account, project, { title: 'Launch', slug: '/' });
    await signIn(page, product.origin, account);
    await page.goto(`${product.origin}/robots.txt`);
    const reads: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (/^\/v1\/(?:api|editor)\//.test(pathname)) reads.push(pathname + search);
    });
    const release = await hold(page, /\/main\.\w+\.js$/);
    const quiet = watchNetwork(page);
    await page.goto(`${product.origin}/dashboard${screen}`, { waitUntil: 'commit' });
    const sent = () => page.evaluate(() => Object.keys(Reflect.get(globalThis, '__LANDFALL__')?.reads?.byPath ?? {}));
    // The account, its projects, how many notifications are unread, the project, and what the screen itself shows.
    await expect.poll(async () => (await sent()).length).toBeGreaterThan(5);
    const early = [...reads];
    release();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await quiet();
    expect(reads.filter((read, index) => reads.indexOf(read) !== index)).toEqual([]);
    expect(early.sort()).toEqual(expect.arrayContaining(['/v1/api/project/', '/v1/api/user/me']));
    expect(await sent()).toEqual([]);
  });

test('a list that the address narrows is not read whole before', async ({ page, product }) => {
  const account = await newAccount(product.origin);
  const project = await newProject(product.origin, account);
  await newPage(product.origin, account, project, { title: 'Launch', slug: '/' });
  await newPage(product.origin, account, project, { title: 'Menu', slug: '/menu' });
  await signIn(page, product.origin, account);
  const lists: string[] = [];
  page.on('request', (request) => /\/page\?/.test(request.url()) && lists.push(new URL(request.url()).search));
  await page.goto(`${product.origin}/dashboard/pages?q=Menu`);
  await expect(page.getByRole('row', { name: /Menu/ })).toBeVisible();
  await expect(page.getByText('Launch')).toBeHidden();
  expect(lists).toEqual([expect.stringContaining('q=Menu')]);
});

test('an account without a project has nothing more read, and no error', async ({ page, product }) => {
  const account = await newAccount(product.origin);
  await signIn(page, product.origin, account);
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  for (const search of ['', '?q=Menu']) {
    await page.goto(`${product.origin}/dashboard/pages${search}`);
    await expect(page.getByRole('dialog', { name: 'Create a new project' })).toBeVisible();
  }
  expect(errors).toEqual([]);
});

test('what was read before a change is not shown after it', async ({ page, product }) => {
  const account = await newAccount(product.origin);
  const project = await newProject(product.origin, account);
  await newPage(product.origin, account, project, { title: 'Launch', slug: '/' });
  await signIn(page, product.origin, account);
  await page.goto(`${product.origin}/dashboard/pages`);
  await page
    .getByRole('button', { name: /Launch/ })
    .and(page.locator('[data-menu-of]'))
    .click();
  await page.getByRole('menuitem', { name: /Delete/ }).click();
  await expect(page.getByRole('link', { name: 'Launch', exact: true })).toBeHidden();
  await page.getByRole('link', { name: 'Files', exact: true }).click();
  await page.getByRole('link', { name: 'Pages', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Pages', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Launch', exact: true })).toBeHidden();
});

test('a menu that is pressed before anything else opens, by mouse and by keyboard', async ({ page, product }) => {
  const account = await newAccount(product.origin);
  const project = await newProject(product.origin, account);
  await newPage(product.origin, account, project, { title: 'Launch', slug: '/' });
  await signIn(page, product.origin, account);
  await page.goto(`${product.origin}/dashboard/pages`);
  const button = page.getByRole('button', { name: /Launch/ }).and(page.locator('[data-menu-of]'));
  await button.click();
  await expect(page.getByRole('menuitem', { name: /Delete/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await page.reload();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeFocused();
});

test('a form that was typed in asks before it is left, although what asks came after the typing', async ({
  page,
  product,
}) => {
  await signInToNewProject(page, product.origin);
  const release = await hold(page, /shared_src_overlay/);
  await page.goto(`${product.origin}/dashboard/settings`);
  await page.getByRole('textbox', { name: 'Project Name' }).fill('Another name');
  const asked = page.waitForEvent('dialog');
  const click = page.getByRole('link', { name: 'Files', exact: true }).click();
  const dialog = await asked;
  expect(dialog.message()).toContain('Leave without saving?');
  await dialog.dismiss();
  await click;
  await expect(page.getByRole('textbox', { name: 'Project Name' })).toHaveValue('Another name');
  release();
  await expect(async () => {
    await page.getByRole('link', { name: 'Files', exact: true }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible({ timeout: 500 });
  }).toPass();
});
