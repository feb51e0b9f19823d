import type { Browser } from '@playwright/test';
import type { Account } from '../product/accounts.ts';
import { CPU_SLOWDOWN } from './measure-load.ts';

export interface ScrollSample {
  /** Frames that were shown while the list was scrolled from its beginning to its end and back. */
  frames: number;
  /** Milliseconds between two frames: the longest, and that of which nine in ten stay below. */
  longestFrame: number;
  frame90: number;
  /** Milliseconds of tasks beyond 50 ms each, which is when a press waits. */
  blocked: number;
  /** Milliseconds from a letter in the search to the list that answers it. */
  search: number;
}

/** Wheel steps in each direction, and pixels of each. */
const STEPS = 40;
const STEP = 60;

/** Scrolls a list as a wheel does on a slow machine, then searches in it. `search` is the name of its search field. */
export async function measureScroll(
  browser: Browser,
  address: string,
  { token }: Account,
  { search, letters }: { search: string; letters: string },
): Promise<ScrollSample> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    await context.addCookies([{ name: 'access_token_app', value: token, url: address }]);
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.evaluate(() => {
      const seen = Object.assign(globalThis, { frames: [] as number[], blocked: 0, isSeen: true });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) seen.blocked += duration - 50;
      }).observe({ type: 'longtask' });
      let before = performance.now();
      const note = (now: number) => {
        if (!seen.isSeen) return;
        seen.frames.push(now - before);
        before = now;
        requestAnimationFrame(note);
      };
      requestAnimationFrame(note);
    });
    await page.mouse.move(720, 500);
    for (const step of [STEP, -STEP]) for (let number = 0; number < STEPS; number += 1) await page.mouse.wheel(0, step);
    const scrolled = await page.evaluate(() => {
      const seen = globalThis as unknown as { frames: number[]; blocked: number; isSeen: boolean };
      seen.isSeen = false;
      return { frames: seen.frames, blocked: seen.blocked };
    });
    const answered = page.waitForResponse((response) => new URL(response.url()).searchParams.has('q'));
    const began = performance.now();
    await page.getByLabel(search).fill(letters);
    await (await answered).finished();
    const ordered = scrolled.frames.toSorted((one, other) => one - other);
    return {
      frames: ordered.length,
      longestFrame: ordered.at(-1) ?? 0,
      frame90: ordered[Math.floor(ordered.length * 0.9)] ?? 0,
      blocked: scrolled.blocked,
      search: performance.now() - began,
    };
  } finally {
    await context.close();
  }
}
