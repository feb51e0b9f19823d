import type { Locator } from '@playwright/test';
import { expect } from './test.ts';

/**
 * Opens a menu and chooses from it, as a person does who sees that nothing came of the first click: one in the very frame
 * in which the menu opens is sometimes lost.
 */
export const choose = (button: Locator, item: Locator): Promise<void> =>
  expect(async () => {
    if (!(await item.isVisible())) await button.click();
    await item.click({ timeout: 3000 });
    await expect(item).toBeHidden({ timeout: 3000 });
  }).toPass({ timeout: 15_000 });
