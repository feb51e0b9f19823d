import { expect, type Frame, type Page } from '@playwright/test';
import axe, { type ContextSpec, type RunOptions } from 'axe-core';

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

/** Puts axe into a document unless a look before did: reading it takes ten times as long as the look itself. */
async function giveAxe(frame: Frame): Promise<void> {
  const hasAxe = await frame.evaluate('typeof window.axe?.run === "function"');
  if (!hasAxe) await frame.evaluate(axe.source);
}

type Partials = Parameters<typeof axe.finishRun>[0];

/** What axe finds in a document, and behind it what it finds in each frame within, at any depth. */
async function lookAt(frame: Frame, context: ContextSpec, options: RunOptions): Promise<Partials> {
  await giveAxe(frame);
  const { partial, inner } = await frame.evaluate(
    async ([looked, how]) => {
      const { axe: own } = window as unknown as { axe: typeof axe };
      return {
        inner: own.utils.getFrameContexts(looked as ContextSpec, how),
        partial: await own.runPartial(looked as ContextSpec, how),
      };
    },
    [context, options] as const,
  );
  const found: Partials = [partial];
  for (const { frameSelector, frameContext } of inner) {
    const handle = await frame.evaluateHandle(
      (selector) => (window as unknown as { axe: typeof axe }).axe.utils.shadowSelect(selector),
      frameSelector,
    );
    const within = await handle.asElement()?.contentFrame();
    found.push(...(within ? await lookAt(within, frameContext, options) : [null]));
  }
  return found;
}

/** Every rule of axe, those that no standard asks for among them. */
export const EVERY_RULE: readonly string[] = [];

/**
 * What a tool finds on the page that breaks WCAG 2.2 AA, a line a rule, in its frames as well.
 * @param except selectors of what is not looked at
 * @param tags rules of which standards are looked for
 */
export async function faultsOf(
  page: Page,
  except: readonly string[] = [],
  tags: readonly string[] = RULES,
): Promise<string[]> {
  await settled(page);
  const options: RunOptions = {
    // What a rule passed on is not told: half the work.
    resultTypes: ['violations'],
    ...(tags.length > 0 && { runOnly: { type: 'tag', values: [...tags] } }),
  };
  const top = page.mainFrame();
  const partials = await lookAt(top, { exclude: except.map((selector) => [selector]) }, options);
  const { violations } = await top.evaluate(
    ([found, how]) => (window as unknown as { axe: typeof axe }).axe.finishRun(found, how),
    [partials, options] as const,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
}

/** Milliseconds for looking, and for looking again at what is on its way to its place: a busy machine takes long for one. */
const LOOKING = 60_000;

/** Nothing on the page breaks WCAG 2.2 AA as far as a tool can tell, once everything is where it belongs and no frame loads. */
export const expectAccessible = (page: Page, except: string[] = []): Promise<void> =>
  expect
    .poll(() => faultsOf(page, except).catch(({ message }: Error) => [message]), {
      message: page.url(),
      timeout: LOOKING,
    })
    .toEqual([]);

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
