import type { Browser } from '@playwright/test';

export interface SecondVisit {
  /** Bytes over the network, headers and the API's answers included. */
  bytes: number;
  /** Answers that the network gave; the others came from the browser's cache. */
  answers: number;
}

/** Opens each address twice in one browser and counts what the second time costs. */
export async function measureAgain(browser: Browser, urls: readonly string[], token: string): Promise<SecondVisit[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const [first = ''] = urls;
    await context.addCookies([{ name: 'access_token_app', value: token, url: new URL(first).origin }]);
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    let visit: SecondVisit = { bytes: 0, answers: 0 };
    cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
      visit.bytes += encodedDataLength;
      if (encodedDataLength > 0) visit.answers += 1;
    });
    const visits: SecondVisit[] = [];
    for (const url of urls) {
      await page.goto(url, { waitUntil: 'networkidle' });
      visit = { bytes: 0, answers: 0 };
      await page.goto(url, { waitUntil: 'networkidle' });
      // A copy: what the next address loads first is none of this one.
      visits.push({ ...visit });
    }
    return visits;
  } finally {
    await context.close();
  }
}
