import type { Page } from '@playwright/test';
import { newAccount, newPage, newProject } from '../../tools/product/accounts.ts';
import { expectFine } from '../support/axe.ts';
import { signIn, signInToNewProject } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** How far the page has moved by itself since the script was put in, as browsers measure it. */
const shiftOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'shifted') as number);

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(window, 'shifted', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) Reflect.set(window, 'shifted', Reflect.get(window, 'shifted') + entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

test('the home leads from the first page to what waits, one click from each', async ({ page, product }) => {
  const { origin } = product;
  const { account, project } = await signInToNewProject(page, origin);
  await watchShifts(page);
  await page.goto(`${origin}/dashboard`);
  const step = page.getByRole('region', { name: 'Describe your first page' });
  await expect(step.getByRole('link', { name: 'Describe a page' })).toBeVisible();
  await expect(page.getByText('Nothing waits for you.')).toBeVisible();
  await expectFine(page, { phones: true });
  await step.getByRole('link', { name: 'Describe a page' }).click();
  await expect(page.getByRole('textbox', { name: 'Describe the page' })).toBeFocused();

  await newPage(origin, account, project, { title: 'Bread', slug: '/bread' });
  const added = await fetch(`${origin}/v1/api/project/${project.project_id}/domain`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accesstokenapp: account.token },
    body: JSON.stringify({ type: 'custom', domain: 'www.bread.example' }),
  });
  expect(added.status).toBe(201);
  await page.goto(`${origin}/dashboard`);
  const waiting = page.getByRole('link', { name: /www\.bread\.example is not verified/ });
  await expect(waiting).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Use a domain of your own' })).toBeVisible();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByRole('heading', { name: 'Get leads where you work' })).toBeVisible();
  await expectFine(page, { phones: true });

  // As it was when it was last looked at: nothing moves while it loads.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Get leads where you work' })).toBeVisible();
  await expect(waiting).toBeVisible();
  await expect(page.getByRole('meter').first()).toBeVisible();
  await expect(page.getByText('The first visits show here as they come.')).toBeVisible();
  expect(await shiftOf(page)).toBeLessThan(0.02);

  await waiting.click();
  await expect(page.getByRole('dialog', { name: /www\.bread\.example/ })).toBeVisible();
  await page.goBack();
  await expect(waiting).toBeVisible();
});

test('a lead is told of in the top bar, by keyboard too, and leads to itself', async ({ page, product, context }) => {
  const { origin } = product;
  const account = await newAccount(origin);
  const first = await newProject(origin, account, 'First');
  const second = await newProject(origin, account, 'Second');
  const site = await newPage(origin, account, second, {
    title: 'Coming soon',
    slug: '/soon',
    template: 'waiting-list',
  });
  await signIn(page, origin, account);
  await page.goto(`${origin}/dashboard`);
  await page.getByRole('button', { name: `Project: ${first.name}` }).waitFor();
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();

  const visitor = await context.newPage();
  await visitor.goto(site.url);
  const form = visitor.locator('form').first();
  await form.locator('input[type=email]').fill('ana@example.com');
  await form.getByRole('button').click();
  await expect(visitor).toHaveURL(/#sent$/);
  await visitor.close();

  await page.reload();
  const bell = page.getByRole('button', { name: 'Notifications: 1 unread' });
  await bell.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  const lead = panel.getByRole('link', { name: /ana@example\.com sent a form on Coming soon/ });
  await expect(lead).toContainText('Second');
  await expect(panel.getByRole('link', { name: /Coming soon is online.*by you/ })).toBeVisible();
  await expectFine(page, { phones: true });
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(bell).toBeFocused();

  await page.keyboard.press('Enter');
  // The panel takes the focus once it is open.
  await expect(panel.locator(':focus')).toHaveCount(1);
  await lead.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'ana@example.com' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Project: Second' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
});

for (const [deviceScaleFactor, name] of [
  [1, /-small\.webp$/],
  [2, /\/[0-9a-f]+\.webp$/],
] as const)
  test(`the home asks for what it shows: previews for ${deviceScaleFactor} device pixels, and one answer for the plan's room`, async ({
    browser,
    product,
  }) => {
    const { origin } = product;
    const account = await newAccount(origin);
    await newPage(origin, account, await newProject(origin, account), { title: 'Bread', slug: '/bread' });
    const page = await browser.newPage({ deviceScaleFactor });
    await signIn(page, origin, account);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${origin}/dashboard`);
    await expect(page.getByRole('meter', { name: 'Storage' })).toBeVisible();
    const picture = page.getByRole('listitem').locator('img');
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(name);
    expect(asked.filter((path) => path.includes('/previews/')).every((path) => name.test(path))).toBe(true);
    expect(asked.filter((path) => /\/user\/plan|\/other\/files/.test(path))).toEqual([]);
    await page.context().close();
  });
