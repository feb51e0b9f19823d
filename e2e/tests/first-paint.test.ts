import type { Locator, Page } from '@playwright/test';
import { newAccount, newProject } from '../../tools/product/accounts.ts';
import { signIn, signInToNewProject } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** Holds the page's own script back until the returned call, or what else `path` names. */
async function hold(page: Page, path = /\/main\.\w+\.js$/): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(path, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const painted = (page: Page) => page.locator('#first-paint');
const taken = (page: Page) => expect(painted(page)).toHaveCount(0);

test('what is typed before the page runs is kept, with the focus, and nothing moves', async ({ page, product }) => {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await page.addInitScript(() => {
    const seen = Object.assign(globalThis, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const release = await hold(page);
  const releaseFonts = await hold(page, /\.woff2$/);
  await page.goto(`${product.origin}/login`, { waitUntil: 'commit' });
  const email = painted(page).getByLabel('Email');
  await expect(email).toBeFocused();
  await email.pressSequentially('ana@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Harbour');
  releaseFonts();
  await page.evaluate(() => document.fonts.ready);
  release();
  await taken(page);
  await expect(page.getByLabel('Email')).toHaveValue('ana@example.com');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type('-7');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Harbour-7');
  expect(await page.evaluate(() => (globalThis as unknown as { shift: number }).shift)).toBe(0);
  expect(problems).toEqual([]);
});

test('what sends calls comes with the first input where a screen makes none, and so does the form library; calls come in the frame of the dashboard', async ({
  page,
  product,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  const isCalls = /\/calls\.\w+\.js$/;
  const isForms = /\/shared_src_form_ts\.\w+\.js$/;
  await page.goto(`${product.origin}/login`);
  await taken(page);
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => isCalls.test(url) || isForms.test(url))).toEqual([]);
  const asked = [isCalls, isForms].map((pattern) => page.waitForRequest(pattern));
  await page.mouse.move(20, 20);
  await Promise.all(asked);

  await signInToNewProject(page, product.origin);
  scripts.length = 0;
  await page.goto(`${product.origin}/dashboard`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(scripts.filter((url) => isCalls.test(url))).toEqual([]);
});

test('a form that is sent before the page runs signs in once it does, and tells the address nothing', async ({
  page,
  product,
}) => {
  const account = await newAccount(product.origin);
  const release = await hold(page);
  await page.goto(`${product.origin}/login`, { waitUntil: 'commit' });
  await painted(page).getByLabel('Email').fill(account.email);
  await painted(page).getByLabel('Password', { exact: true }).fill(account.password);
  await page.keyboard.press('Enter');
  expect(page.url()).toBe(`${product.origin}/login`);
  release();
  await expect(page).toHaveURL(`${product.origin}/dashboard`);
});

test('looks as the page that takes its place, in Spanish and in the dark', async ({ page, product }) => {
  await page.addInitScript(() => {
    localStorage.setItem('language', 'es');
    localStorage.setItem('colorMode', 'dark');
  });
  const look = () =>
    page.evaluate(() =>
      Array.from(document.querySelectorAll('main, h1, h1 + p, label, input, button, a, img'))
        .filter((element) => element.getClientRects().length > 0)
        .map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(element);
          const text = element.matches('main') ? '' : element.textContent;
          return {
            tag: element.tagName,
            text,
            x,
            y,
            width,
            height,
            color,
            backgroundColor,
            borderColor,
            fontSize,
            fontWeight,
          };
        }),
    );
  const release = await hold(page);
  await page.goto(`${product.origin}/login`, { waitUntil: 'commit' });
  await expect(painted(page).getByRole('heading', { name: 'Te damos la bienvenida' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.evaluate(() => document.fonts.ready);
  const before = await look();
  release();
  await taken(page);
  await expect(page.getByRole('heading', { name: 'Te damos la bienvenida' })).toBeVisible();
  expect(await look()).toEqual(before);
});

test('nothing is painted of a manifest whose bytes the deployment does not expect', async ({ page, product }) => {
  await page.route(`${product.origin}/config.json`, async (route) => {
    const config = await (await route.fetch()).json();
    config.remotes.mfe_auth.integrity = `sha384-${'A'.repeat(64)}`;
    await route.fulfill({ json: config });
  });
  await page.addInitScript(() => {
    const seen = Object.assign(globalThis, { painted: false });
    new MutationObserver(() => {
      seen.painted ||= document.getElementById('first-paint') !== null;
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`${product.origin}/login`);
  await expect(page.getByText('could not be loaded')).toBeVisible();
  expect(await page.evaluate(() => (globalThis as unknown as { painted: boolean }).painted)).toBe(false);
});

test('the frame of what comes stands there before any script, and gives way in its place', async ({
  page,
  product,
}) => {
  const account = await newAccount(product.origin);
  await newProject(product.origin, account);
  let release = await hold(page);
  await page.goto(`${product.origin}/register`, { waitUntil: 'commit' });
  await expect(painted(page).getByText('Landfall')).toBeVisible();
  release();
  await taken(page);
  await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible();

  await signIn(page, product.origin, account);
  release = await hold(page);
  await page.goto(`${product.origin}/dashboard`, { waitUntil: 'commit' });
  await expect(painted(page).locator('svg')).toBeVisible();
  const edge = async (part: Locator) => (await part.boundingBox())?.width;
  const before = await edge(painted(page).locator('i'));
  release();
  await taken(page);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(await edge(page.getByRole('complementary', { name: 'Sidebar' }))).toBe(before);
});
