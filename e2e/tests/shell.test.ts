import { newAccount, newProject } from '../../tools/product/accounts.ts';
import { signInToNewProject } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('visitors are led to sign in, and back to where they were', async ({ page, product }) => {
  const account = await newAccount(product.origin);
  await newProject(product.origin, account);
  await page.goto(product.origin);
  await expect(page).toHaveURL(`${product.origin}/login`);
  await page.goto(`${product.origin}/dashboard/files?page=1`);
  await expect(page).toHaveURL(`${product.origin}/login`);
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`${product.origin}/dashboard/files?page=1`);
  await page.goto(`${product.origin}/login`);
  await expect(page).toHaveURL(`${product.origin}/dashboard`);
});

test('an unknown address is the Spanish not-found page, for anybody', async ({ page, product }) => {
  for (const path of ['/nope', '/dashboard/nope', '/forms']) {
    await page.goto(product.origin + path);
    await expect(page.getByRole('heading', { name: 'Página no encontrada' })).toBeVisible();
  }
});

test('the sidebar keeps its state: widths, shortcut, cookie', async ({ page, product }) => {
  await signInToNewProject(page, product.origin);
  await page.goto(`${product.origin}/dashboard`);
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
  const width = () => sidebar.evaluate((element) => element.getBoundingClientRect().width);
  await expect.poll(width).toBe(256);
  await expect(page.getByText('Soon')).toHaveCount(0);
  await page.keyboard.press('Control+b');
  await expect.poll(width).toBe(48);
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'sidebar_state');
  expect(cookie?.value).toBe('false');
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(6.9 * 86_400);
  await page.reload();
  await expect.poll(width).toBe(48);

  await page.setViewportSize({ width: 767, height: 800 });
  await expect(sidebar).toHaveCount(0);
  await page.getByRole('button', { name: 'Toggle sidebar' }).click();
  const panel = page.getByRole('dialog', { name: 'Main menu' });
  await expect.poll(() => panel.evaluate((element) => element.getBoundingClientRect().width)).toBe(288);
});

test('an area that is away leaves the shell alone, and comes back when it is asked for again', async ({
  page,
  product,
}) => {
  await signInToNewProject(page, product.origin);
  const files = new RegExp(`:${product.settings.ports['mfe-files']}/`);
  await page.route(files, (route) => route.abort());
  await page.goto(`${product.origin}/dashboard/files`);
  await expect(page.getByText('Files could not be loaded')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('link', { name: 'Pages', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Pages', level: 1 })).toBeVisible();
  await page.unroute(files);
  await page.getByRole('link', { name: 'Files', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Files', level: 1 })).toBeVisible();
});

test('with the backend away every screen says so and offers to try again', async ({ page, product }) => {
  await signInToNewProject(page, product.origin);
  await page.route(/\/v1\/api\/|\/v1\/editor\/other/, (route) =>
    route.fulfill({ status: 503, json: { message: 'Away', code: 'unavailable', request_id: 'test' } }),
  );
  for (const path of ['', '/pages', '/files', '/settings', '/settings/domain', '/pricing', '/account']) {
    await page.goto(`${product.origin}/dashboard${path}`);
    await expect(page.getByRole('button', { name: /Try again|Reintentar/ }).first(), path).toBeVisible();
  }
  await page.context().clearCookies();
  await page.goto(`${product.origin}/store/ltd`);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});
