import type { Page } from '@playwright/test';
import { buyCode } from '../../tools/product/accounts.ts';
import { expect, test } from '../support/test.ts';

/** Presses Tab until the wanted control has the focus: what a person without a pointer does. */
async function tabTo(page: Page, name: string | RegExp, presses = 40): Promise<void> {
  for (let press = 0; press < presses; press++) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    const label = await focused
      .evaluate((element) => {
        const named = element as HTMLInputElement;
        return named.getAttribute('aria-label') ?? named.labels?.[0]?.textContent ?? named.textContent ?? '';
      })
      .catch(() => '');
    if (typeof name === 'string' ? label.trim() === name : name.test(label)) return;
  }
  throw new Error(`Tab never reached ${name}`);
}

test('registration, sign-in, the first project and a look around, by keyboard alone', async ({ page, product }) => {
  const { origin } = product;
  const email = `keys-${Date.now()}@example.com`;
  const password = 'Harbour-7-light';
  const code = await buyCode(origin);

  await page.goto(`${origin}/register`);
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(email);
  await tabTo(page, 'Password');
  await page.keyboard.type(password);
  await tabTo(page, 'Confirm password');
  await page.keyboard.type(password);
  await tabTo(page, 'Purchase code');
  await page.keyboard.type(code);
  await tabTo(page, /^I accept the/);
  await page.keyboard.press('Space');
  await tabTo(page, 'Create account');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(`${origin}/login`);
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(email);
  await tabTo(page, 'Password');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');

  const dialog = page.getByRole('dialog', { name: 'Create a new project' });
  await expect(dialog.getByLabel('Project Name')).toBeFocused();
  await page.keyboard.type('Keyboard Bakery');
  await tabTo(page, 'Project Type');
  await page.keyboard.press('ArrowDown');
  await tabTo(page, 'Description');
  await page.keyboard.type('Everything by keyboard, nothing by mouse');
  await tabTo(page, 'Create Project');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  // The first project goes on with its first page.
  await expect(page.getByRole('heading', { name: 'New page', level: 1 })).toBeVisible();

  await page.goto(`${origin}/dashboard`);
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();

  // The focus comes back to what opened a dialog.
  await page.getByRole('button', { name: /^Project:/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Project Name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: /^Project:/ })).toBeFocused();

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('files');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${origin}/dashboard/files`);
  // The address is there at once, the screen a moment later: it takes the focus from whatever had it.
  await expect(page.getByRole('heading', { name: 'Files', level: 1 })).toBeFocused();

  await page.getByRole('button', { name: 'Account menu' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeFocused();
  // The version is the last line; logging out stands above it.
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${origin}/login`);
});
