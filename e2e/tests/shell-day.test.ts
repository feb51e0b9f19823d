import { newAccount, newProject } from '../../tools/product/accounts.ts';
import { signIn, signInToNewProject } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('the palette goes anywhere, switches projects and starts what the areas offer', async ({ page, product }) => {
  const { origin } = product;
  const account = await newAccount(origin);
  await newProject(origin, account, 'First bakery');
  await newProject(origin, account, 'Second bakery');
  await signIn(page, origin, account);
  await page.goto(`${origin}/dashboard`);
  const search = page.getByRole('combobox');

  await page.keyboard.press('Control+k');
  await search.fill('second');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Project: Second bakery' })).toBeVisible();
  await expect(search).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await search.fill('new page');
  await page.getByRole('option', { name: 'New Page', exact: true }).click();
  const brief = page.getByRole('textbox', { name: 'Describe the page' });
  await expect(brief).toBeFocused();

  // Not while typing in a field.
  await brief.fill('x');
  await page.keyboard.press('?');
  await expect(brief).toHaveValue('x?');

  await page.locator('#main').focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

test('the language and the colour mode are kept', async ({ page, product }) => {
  const { origin } = product;
  await signInToNewProject(page, origin);
  await page.goto(`${origin}/dashboard`);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await page.getByRole('menuitemradio', { name: 'Español' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Páginas', exact: true })).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('heading', { name: 'Panel', level: 1 })).toBeVisible();
});

test('a session that ends in the middle of a form loses nothing', async ({ page, product }) => {
  const { origin } = product;
  const { account } = await signInToNewProject(page, origin);
  await page.goto(`${origin}/dashboard`);
  await page.getByRole('button', { name: /^Project:/ }).click();
  await page.getByRole('menuitem', { name: 'Add project' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create a new project' });
  await dialog.getByLabel('Project Name').fill('Half typed');
  await dialog.getByLabel('Project Type').selectOption('Landing Page');
  await dialog.getByLabel('Description').fill('Twenty minutes of work went into this text');

  await fetch(`${origin}/v1/api/logout`, {
    method: 'POST',
    headers: { accesstokenapp: account.token, 'content-type': 'application/json' },
    body: '{}',
  });
  await dialog.getByRole('button', { name: 'Create Project' }).click();
  await expect(page).toHaveURL(`${origin}/login`);
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`${origin}/dashboard`);
  await page.getByRole('button', { name: /^Project:/ }).click();
  await page.getByRole('menuitem', { name: 'Add project' }).click();
  await expect(dialog.getByLabel('Project Name')).toHaveValue('Half typed');
  await expect(dialog.getByLabel('Description')).toHaveValue('Twenty minutes of work went into this text');
});

test('offline: a notice, what was loaded stays; back online it refreshes by itself', async ({ page, product }) => {
  const { origin } = product;
  await signInToNewProject(page, origin, { project: 'Lighthouse' });
  await page.goto(`${origin}/dashboard`);
  await expect(page.getByText('No pages yet')).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText(/You are offline/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Project: Lighthouse' })).toBeVisible();
  const refreshed = page.waitForResponse((response) => response.url().endsWith('/v1/api/project/'));
  await page.context().setOffline(false);
  expect((await refreshed).status()).toBe(200);
  await expect(page.getByText(/You are offline/)).toHaveCount(0);
});

test('notifications stay five seconds, bottom right, and wait while pointed at', async ({ page, product }) => {
  const { origin } = product;
  await page.clock.install();
  await page.goto(`${origin}/login`);
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByRole('textbox', { name: 'Password' }).fill('wrong-password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const notice = page.getByRole('status').filter({ hasText: 'Wrong e-mail or password.' });
  // The answer comes in real time, what it shows needs the page's: a little of it until both are there.
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(notice).toBeVisible({ timeout: 50 });
  }).toPass();
  // From here on its time is the test's alone.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  const box = await notice.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1440 - 40);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(900 - 60);
  await page.clock.runFor(3000);
  await expect(notice).toBeVisible();
  await notice.hover();
  await page.clock.runFor(6000);
  await expect(notice).toBeVisible();
  await page.mouse.move(5, 5);
  await page.clock.runFor(6000);
  await expect(notice).toHaveCount(0);
});

test('reads are polled at their pace while the tab is seen', async ({ page, product }) => {
  const { origin } = product;
  await signInToNewProject(page, origin);
  const reads: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' && pathname.startsWith('/v1/api/')) reads.push(pathname);
  });
  const count = (path: string | RegExp) =>
    reads.filter((read) => (typeof path === 'string' ? read === path : path.test(read))).length;

  await page.clock.install();
  await page.goto(`${origin}/dashboard`);
  await expect(page.getByText('No pages yet')).toBeVisible();
  expect([count('/v1/api/user/me'), count('/v1/api/project/'), count(/project\/[^/]+$/)]).toEqual([1, 1, 1]);
  await page.clock.runFor('05:01');
  await expect.poll(() => count('/v1/api/user/me')).toBe(2);
  await expect.poll(() => count(/project\/[^/]+$/)).toBe(2);
  expect(count('/v1/api/project/')).toBe(1);
  await page.clock.runFor('05:01');
  await expect.poll(() => count('/v1/api/project/')).toBe(2);
});
