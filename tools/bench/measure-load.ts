import type { Browser } from '@playwright/test';

export interface LoadTarget {
  url: string;
  /** What a person can use once it is there. */
  selector: string;
  token?: string;
}

export interface LoadSample {
  /** Milliseconds from navigation until the selector is there and the main thread answers. */
  interactive: number;
  /** Bytes over the network until then. */
  bytes: number;
  /** Of these, script. */
  scriptBytes: number;
  requests: number;
}

/** A slow connection and a slow processor. */
export const NETWORK = { offline: false, latency: 40, downloadThroughput: 10e6 / 8, uploadThroughput: 10e6 / 8 };
export const CPU_SLOWDOWN = 4;

/** Loads a page once in a new browser context, nothing cached. */
export async function measureLoad(browser: Browser, { url, selector, token }: LoadTarget): Promise<LoadSample> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    if (token) await context.addCookies([{ name: 'access_token_app', value: token, url: new URL(url).origin }]);
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', NETWORK);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });

    const kinds = new Map<string, string>();
    const sample = { bytes: 0, scriptBytes: 0, requests: 0 };
    let counting = true;
    cdp.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (!counting) return;
      sample.requests += 1;
      sample.bytes += encodedDataLength;
      if (kinds.get(requestId) === 'Script') sample.scriptBytes += encodedDataLength;
    });

    await page.goto(url, { waitUntil: 'commit' });
    const interactive = await page.evaluate(
      (wanted) =>
        new Promise<number>((resolve, reject) => {
          setTimeout(() => reject(new Error(`${wanted} did not come in a minute`)), 60_000);
          const look = () => {
            if (!document.querySelector(wanted)) return requestAnimationFrame(look);
            // The next frame and the next task: what rendered it is over, a click would be answered.
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
          };
          look();
        }),
      selector,
    );
    counting = false;
    return { interactive, ...sample };
  } finally {
    await context.close();
  }
}
