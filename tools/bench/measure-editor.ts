import type { CDPSession, Locator, Page } from '@playwright/test';

export interface EditorSample {
  elements: number;
  /** Milliseconds from asking for the page until it can be edited. */
  open: number;
  /** Milliseconds of work of the main thread, 95 of 100 are below. */
  key: number;
  select: number;
  drag: number;
  /** The slowest of some. */
  undo: number;
  theme: number | undefined;
}

/** What differs between our editor and GrapesJS alone. */
export interface Driven {
  /** Milliseconds since the page was asked for, once it can be edited. */
  ready: (page: Page) => Promise<number>;
  undo: (page: Page) => Promise<unknown>;
  remove: (page: Page) => Promise<unknown>;
  leaveText: (page: Page) => Promise<unknown>;
  theme?: (page: Page) => Promise<unknown>;
}

const KEYS = 'Bread is baked here every night, and gone by noon. ';
const QUIET_MS = 60;

const percentile = (times: number[], of = 0.95): number =>
  Math.round(times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * of))] ?? 0);

/** Milliseconds of the processor that the main thread took for something, until nothing more comes of it. */
async function workOf(page: Page, cdp: CDPSession, act: () => Promise<unknown>, quiet = QUIET_MS): Promise<number> {
  const worked = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const before = await worked();
  await act();
  await page.evaluate(
    (ms) => new Promise((resolve) => setTimeout(() => requestAnimationFrame(() => setTimeout(resolve)), ms)),
    quiet,
  );
  return (await worked()) - before;
}

/** Opens a page, and does what people do in it. */
export async function measureEditor(page: Page, address: string, driven: Driven): Promise<EditorSample> {
  const cdp = await page.context().newCDPSession(page);
  // Its own time on the processor: whatever else the machine does is not counted.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(address);
  const open = Math.round(await driven.ready(page));
  const canvas = page.frameLocator('iframe.gjs-frame');
  const elements = await canvas.locator('body *').count();
  const work = (act: () => Promise<unknown>, quiet?: number) => workOf(page, cdp, act, quiet);
  const texts = canvas.locator('main section p:not([data-placeholder] p)');
  const middle = async (text: Locator): Promise<[number, number]> => {
    await text.scrollIntoViewIfNeeded();
    const box = await text.boundingBox();
    if (!box) throw new Error('A text of the page has no place on the screen.');
    return [box.x + Math.min(box.width / 2, 40), box.y + box.height / 2];
  };

  // What opening left over is none of it.
  await work(async () => {}, 1000);
  const selected: number[] = [];
  for (let at = 0; at < 40; at += 1) {
    const [x, y] = await middle(texts.nth(at));
    await page.mouse.move(x, y);
    await work(async () => {});
    selected.push(await work(() => page.mouse.click(x, y)));
  }

  const text = texts.nth(20);
  const [left, top] = await middle(text);
  await page.mouse.dblclick(left, top);
  await canvas.locator('[contenteditable="true"]').waitFor();
  const keys: number[] = [];
  for (const key of KEYS.repeat(2)) keys.push(await work(() => page.keyboard.press(key), 20));
  await driven.leaveText(page);
  await work(async () => {}, 500);

  const undone: number[] = [await work(() => driven.undo(page), 300)];
  const [x, y] = await middle(texts.nth(22));
  await page.mouse.click(x, y);
  await driven.remove(page);
  await work(async () => {}, 500);
  undone.push(await work(() => driven.undo(page), 300));

  const [fromX, fromY] = await middle(texts.nth(24));
  await page.mouse.click(fromX, fromY);
  const tool = page.locator('.gjs-toolbar-item[draggable="true"]');
  // The library draws its tools a moment after a selection.
  await tool.waitFor();
  // Read where it stands at once: it may be drawn anew any moment.
  const handle = await tool.evaluate((element): DOMRect => element.getBoundingClientRect().toJSON());
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
  await page.mouse.down();
  const dragged: number[] = [];
  for (let step = 1; step <= 40; step += 1)
    dragged.push(await work(() => page.mouse.move(handle.x + step * 2, handle.y + step * 6 - 120), 20));
  await page.mouse.up();
  await work(async () => {}, 500);
  undone.push(await work(() => driven.undo(page), 300));

  const theme = driven.theme && Math.round(await work(() => driven.theme?.(page) ?? Promise.resolve(), 500));
  return {
    elements,
    open,
    key: percentile(keys),
    select: percentile(selected),
    drag: percentile(dragged.slice(2)),
    undo: Math.round(Math.max(...undone)),
    theme,
  };
}
