import type { Page, Request } from '@playwright/test';

/** Milliseconds without a request after which a page is taken to have loaded all that it begins by itself. */
const QUIET_MS = 1000;

/**
 * Watches what a page loads from here on. The returned call resolves once nothing has been under way for a second:
 * unlike the browser's `networkidle`, which is reached once per document, it can be awaited after any input.
 */
export function watchNetwork(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let changed = Date.now();
  page.on('request', (request) => {
    underWay.add(request);
    changed = Date.now();
  });
  const end = (request: Request) => {
    underWay.delete(request);
    changed = Date.now();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    const begun = Date.now();
    for (;;) {
      const quiet = underWay.size > 0 ? 0 : Date.now() - Math.max(begun, changed);
      if (quiet >= QUIET_MS) return;
      await page.waitForTimeout(QUIET_MS - quiet);
    }
  };
}
