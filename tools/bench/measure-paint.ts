import type { Browser } from '@playwright/test';
import { CPU_SLOWDOWN, NETWORK } from './measure-load.ts';

export interface PaintSample {
  /** Milliseconds until the largest text or picture of the first screen was painted. */
  largestPaint: number;
  /** How much of the page moved while it loaded; 0 for nothing. */
  shift: number;
  /** Bytes over the network. */
  bytes: number;
  requests: number;
}

/** Loads a published page once as a phone on a slow connection does, nothing cached. */
export async function measurePaint(browser: Browser, url: string): Promise<PaintSample> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', NETWORK);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const sample = { bytes: 0, requests: 0 };
    cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
      sample.requests += 1;
      sample.bytes += encodedDataLength;
    });
    await page.addInitScript(() => {
      const seen = Object.assign(globalThis, { largestPaint: 0, shift: 0 });
      const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
        new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
      watch('largest-contentful-paint', ({ startTime }) => {
        seen.largestPaint = startTime;
      });
      watch('layout-shift', (entry) => {
        seen.shift += (entry as PerformanceEntry & { value: number }).value;
      });
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    const seen = await page.evaluate(() => {
      const { largestPaint, shift } = globalThis as unknown as { largestPaint: number; shift: number };
      return { largestPaint, shift };
    });
    return { ...seen, ...sample };
  } finally {
    await context.close();
  }
}
