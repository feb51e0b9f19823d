import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { newAccount, newProject } from '../../tools/product/accounts.ts';
import { signIn, signInToNewProject } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const SIDEBAR = [
  ['Dashboard', '/dashboard'],
  ['Pages', '/dashboard/pages'],
  ['Files', '/dashboard/files'],
  ['Forms', '/dashboard/forms'],
  ['Analytics', '/dashboard/analytics'],
  ['General', '/dashboard/settings'],
  ['Domains', '/dashboard/settings/domain'],
  ['SEO', '/dashboard/settings/seo'],
  ['Brand', '/dashboard/settings/brand'],
  ['Pixels', '/dashboard/settings/pixels'],
  ['Webhooks', '/dashboard/settings/webhooks'],
  ['Integrations', '/dashboard/settings/integrations'],
] as const;

test('every sidebar entry leads where it says', async ({ page, product }) => {
  const { origin } = product;
  await signInToNewProject(page, origin);
  await page.goto(`${origin}/dashboard/account`);
  const nav = page.getByRole('navigation', { name: 'Main' });

  for (const [name, address] of SIDEBAR) {
    await nav.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(origin + address);
    await expect(nav.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
    // A screen reader says the screen's heading, and Tab goes on from there.
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle(`${await heading.textContent()} · Landfall`);
  }
  const texts = await nav.getByRole('listitem').allInnerTexts();
  const order = texts.map((text) => text.split('\n')[0]);
  expect(order.slice(0, 6)).toEqual(['Dashboard', 'Pages', 'Files', 'Forms', 'Analytics', 'Settings']);
  expect(order.slice(6, 13)).toEqual(['General', 'Domains', 'SEO', 'Brand', 'Pixels', 'Webhooks', 'Integrations']);

  await expect(nav.getByRole('link', { name: 'Support' })).toHaveAttribute('href', /^mailto:/);
  for (const name of ['Roadmap', 'Documentation'])
    await expect(nav.getByRole('link', { name })).toHaveAttribute('target', '_blank');

  await nav.getByRole('button', { name: 'Settings' }).click();
  await expect(nav.getByRole('link', { name: 'General' })).toBeHidden();
});

test('the breadcrumb says where the screen stands, and hides on small screens', async ({ page, product }) => {
  const { origin } = product;
  await signInToNewProject(page, origin);
  await page.goto(`${origin}/dashboard/settings/domain`);
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(breadcrumb.getByRole('listitem')).toHaveText(['Home', 'Settings', 'Domain']);
  await expect(breadcrumb.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/dashboard');
  await expect(breadcrumb.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/dashboard/settings');
  await expect(breadcrumb.getByRole('link', { name: 'Domain' })).toHaveCount(0);
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(breadcrumb).toBeHidden();
});

test('tooltips show at once, only while the sidebar is collapsed on a desktop', async ({ page, product }) => {
  const { origin } = product;
  await signInToNewProject(page, origin);
  await page.goto(`${origin}/dashboard`);
  const pages = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pages', exact: true });
  const tooltip = page.getByRole('tooltip');
  await pages.hover();
  await expect(tooltip).toHaveCount(0);
  await page.mouse.move(700, 700);
  await page.keyboard.press('Control+b');
  await expect(page.getByRole('complementary', { name: 'Sidebar' })).toHaveAttribute('data-state', 'collapsed');
  await pages.hover();
  await expect(tooltip).toHaveText('Pages');
});

test('the user menu names the person and leads to plan, account and bills', async ({ page, product }) => {
  const { origin } = product;
  const { account } = await signInToNewProject(page, origin);
  for (const [name, address] of [
    ['Upgrade Account', '/dashboard/pricing'],
    ['Account Settings', '/dashboard/account'],
    ['Billing', '/dashboard/billing'],
  ] as const) {
    await page.goto(`${origin}/dashboard`);
    await page.getByRole('button', { name: 'Account menu' }).click();
    const menu = page.getByRole('menu');
    await expect(menu).toContainText(account.email.split('@')[0] ?? '');
    await expect(menu).toContainText(account.email);
    await menu.getByRole('menuitem', { name }).click();
    await expect(page).toHaveURL(origin + address);
  }
});

test('the selected project survives a reload, and an unknown one gives way to the first', async ({ page, product }) => {
  const { origin } = product;
  const account = await newAccount(origin);
  const first = await newProject(origin, account, 'Alpha house');
  const second = await newProject(origin, account, 'Beta house');
  await signIn(page, origin, account);
  await page.goto(`${origin}/dashboard`);
  await page.getByRole('button', { name: /^Project:/ }).click();
  await page.getByRole('menuitem', { name: 'Beta house' }).click();
  expect(await page.evaluate(() => localStorage.getItem('projectSelected'))).toBe(second.project_id);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Project: Beta house' })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('projectSelected', 'gone'));
  await page.reload();
  const known = [first, second].map(({ name }) => `Project: ${name}`);
  await expect(page.getByRole('button', { name: new RegExp(known.join('|')) })).toBeVisible();
});

test('goes back from the not-found page', async ({ page, product }) => {
  await page.goto(`${product.origin}/store/ltd`);
  await page.goto(`${product.origin}/nope`);
  await page.getByRole('button', { name: 'Volver atrás' }).click();
  await expect(page).toHaveURL(`${product.origin}/store/ltd`);
  // The address is there before anything that listens.
  await expect(page.getByRole('heading', { name: 'Get lifetime access' })).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('auth-fail')));
  await expect(page).toHaveURL(`${product.origin}/login`);
});

test('a forgotten password leads through mail to a new one', async ({ page, product }) => {
  const { origin, settings } = product;
  const account = await newAccount(origin);
  const outbox = path.join(settings.dataDir, 'outbox');
  await page.goto(`${origin}/login`);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Check your mail')).toBeVisible();

  const findLink = async () => {
    const mails = await Promise.all((await readdir(outbox)).map((name) => readFile(path.join(outbox, name), 'utf8')));
    const mail = mails.find((text) => text.includes(account.email) && text.includes('reset-password'));
    return mail
      ?.replace(/=\r?\n/g, '')
      .replaceAll('=3D', '=')
      .match(/\/reset-password\?token=[\w-]+/)?.[0];
  };
  await expect.poll(findLink).toBeTruthy();
  await page.goto(origin + (await findLink()));
  await page.getByRole('textbox', { name: 'New password' }).fill('Lighthouse-9-keeper');
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('Lighthouse-9-keeper');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page).toHaveURL(`${origin}/login`);
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('textbox', { name: 'Password' }).fill('Lighthouse-9-keeper');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`${origin}/dashboard`);
  const old = await fetch(`${origin}/v1/api/user/me`, { headers: { accesstokenapp: account.token } });
  expect(old.status).toBe(401);
});
