import type { Page } from '@playwright/test';

/** What visitors get at the address of a published page. */
export async function publishedHtml(page: Page, url: string): Promise<string> {
  // Node.js asks a name server even for names below localhost; browsers do not.
  const { host, port, pathname } = new URL(url);
  return (await page.request.get(`http://127.0.0.1:${port}${pathname}`, { headers: { host } })).text();
}
