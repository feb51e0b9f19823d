import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Waits for a new colour mode and for what is still fading in: colours in between are nobody's choice. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { classList } = document.documentElement;
    const wanted = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    const isOurs = classList.contains('light') || classList.contains('dark');
    return !isOurs || localStorage.getItem('colorMode') !== null || classList.contains(wanted);
  });
  await page.evaluate(async () => {
    // Colours begin to change a frame after the mode did.
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {})));
  });
}

/** Nothing, for a document that has axe already. */
const NO_SOURCE = ';';

/** Puts axe into the document unless a look before did: reading it takes ten times as long as the look itself. */
async function giveAxe(page: Page): Promise<void> {
  const hasAxe = await page.evaluate('typeof window.axe?.run === "function"');
  if (!hasAxe) await page.evaluate(axe.source);
}

/** What a tool finds on the page that breaks WCAG 2.2 AA, a line a rule. What `except` selects is not looked at. */
export async function faultsOf(page: Page, except: string[]): Promise<string[]> {
  await settled(page);
  // Frames are looked at one by one and put together in a page of its own, which alone takes longer than the look.
  const hasFrames = page.frames().length > 1;
  if (!hasFrames) await giveAxe(page);
  const empty = new AxeBuilder(hasFrames ? { page } : { page, axeSource: NO_SOURCE });
  const { violations } = await except
    .reduce((builder, selector) => builder.exclude(selector), empty)
    // What a rule passed on is not told: half the work.
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    .setLegacyMode(!hasFrames)
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
}

/** Milliseconds for looking, and for looking again at what is on its way to its place: a busy machine takes long for one. */
const LOOKING = 60_000;

/** Nothing on the page breaks WCAG 2.2 AA as far as a tool can tell, once everything is where it belongs. */
export const expectAccessible = (page: Page, except: string[] = []): Promise<void> =>
  expect.poll(() => faultsOf(page, except), { message: page.url(), timeout: LOOKING }).toEqual([]);

/** Runs `look` in the light and in the dark mode. */
export async function inBothModes(page: Page, look: (mode: 'light' | 'dark') => Promise<void>): Promise<void> {
  for (const mode of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' });
    await look(mode);
  }
}

/** Nothing of the page lies beside the window. What changes with the window's width takes a moment. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(overflow, page.url()).toBeLessThanOrEqual(0);
}

/**
 * Works for whoever uses assistive technology in both colour modes, and on a phone without scrolling sideways.
 * @param options.phones whether a tool looks at it in the narrow window as well
 */
export async function expectFine(page: Page, { phones = false } = {}): Promise<void> {
  const lookTwice = () => inBothModes(page, () => expectAccessible(page));
  await lookTwice();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  if (phones) await lookTwice();
  await page.setViewportSize({ width: 1440, height: 900 });
}
