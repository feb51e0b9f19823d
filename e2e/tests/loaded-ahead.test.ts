import type { Page } from '@playwright/test';
import { newAccount, newProject } from '../../tools/product/accounts.ts';
import { watchNetwork } from '../support/network.ts';
import { signIn } from '../support/sign-in.ts';
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
  const account = await newAccount(product.origin);
  await newProject(product.origin, account);
  await signIn(page, product.origin, account);
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
  const account = await newAccount(product.origin);
  await newProject(product.origin, account);
  await signIn(page, product.origin, account);
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
  const account = await newAccount(product.origin);
  await newProject(product.origin, account);
  await signIn(page, product.origin, account);
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
  const account = await newAccount(product.origin);
  await newProject(product.origin, account);
  await signIn(page, product.origin, account);
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
