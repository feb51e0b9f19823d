import type { Locator } from '@playwright/test';
import { signInToNewProject } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const outlineOf = (one: Locator) => one.evaluate((element) => getComputedStyle(element).outlineStyle);
const paintOf = (one: Locator) => one.evaluate((element) => getComputedStyle(element).backgroundColor);

test('forced colours show what is current, pressed and filled', async ({ page, product }) => {
  const { origin } = product;
  await signInToNewProject(page, origin);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`${origin}/dashboard/analytics`);
  const nav = page.getByRole('navigation', { name: 'Main' });
  await expect.poll(() => outlineOf(nav.getByRole('link', { name: 'Analytics' }))).toBe('solid');
  expect(await outlineOf(nav.getByRole('link', { name: 'Pages' }))).toBe('none');
  expect(await outlineOf(page.getByRole('button', { name: 'Visits' }))).toBe('solid');
  expect(await outlineOf(page.getByRole('button', { name: 'Funnels' }))).toBe('none');
  await page.goto(`${origin}/dashboard`);
  const meter = page.getByRole('meter').first();
  await expect(meter).toBeVisible();
  expect(await paintOf(meter.locator('> *'))).not.toBe(await paintOf(meter));
});
