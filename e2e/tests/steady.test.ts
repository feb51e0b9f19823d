import type { Page } from '@playwright/test';
import { signInToNewProject } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** How far the page has moved by itself since it was opened, as browsers measure it. */
const shiftOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'shifted') as number);

for (const width of [1440, 390])
  test(`nothing moves while a screen loads, ${width} pixels wide`, async ({ page, product }) => {
    const { origin } = product;
    await signInToNewProject(page, origin);
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript(() => {
      Reflect.set(window, 'shifted', 0);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
          if (!entry.hadRecentInput) Reflect.set(window, 'shifted', Reflect.get(window, 'shifted') + entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const [path, last] of [
      ['/settings/integrations', 'No tokens yet'],
      ['/settings/webhooks', 'Check that a message is ours'],
      ['/analytics', 'No visits yet'],
    ] as const) {
      await page.goto(`${origin}/dashboard${path}`);
      await expect(page.getByRole('heading', { name: last })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      expect(await shiftOf(page), path).toBeLessThan(0.05);
    }
  });
