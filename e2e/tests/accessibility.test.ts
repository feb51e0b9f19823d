import { newAccount, newPage, newProject } from '../../tools/product/accounts.ts';
import { expectAccessible, inBothModes } from '../support/axe.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('the screens of a visitor', async ({ page, product }) => {
  await inBothModes(page, async () => {
    for (const [path, ready] of [
      ['/login', 'Welcome back'],
      ['/register', 'Create your account'],
      ['/forgot-password', 'Forgot your password?'],
      ['/reset-password?token=x', 'This link does not work any more'],
      ['/nope', 'Página no encontrada'],
    ] as const) {
      await page.goto(product.origin + path);
      await expect(page.getByRole('heading', { name: ready, level: 1 })).toBeVisible();
      await expectAccessible(page);
    }
    await page.goto(`${product.origin}/register`);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
    await expectAccessible(page);
  });
});

test('the shell: home, menus, dialogs, palette, the mobile panel', async ({ page, product }) => {
  const { origin } = product;
  const account = await newAccount(origin);
  const project = await newProject(origin, account);
  await newPage(origin, account, project, { title: 'Home page', slug: '/' });
  await signIn(page, origin, account);

  await inBothModes(page, async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${origin}/dashboard`);
    await expect(page.getByRole('link', { name: 'Home page' })).toBeVisible();
    await expect(page.getByRole('meter').first()).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Account menu' }).click();
    await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: /^Project:/ }).click();
    await page.getByRole('menuitem', { name: 'Add project' }).click();
    await expect(page.getByRole('dialog', { name: 'Create a new project' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox')).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.keyboard.press('Control+b');
    await expect(page.locator('[data-state=collapsed]').first()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Control+b');

    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByRole('button', { name: 'Toggle sidebar' }).click();
    await expect(page.getByRole('dialog', { name: 'Main menu' })).toBeVisible();
    await expectAccessible(page);
  });
});
