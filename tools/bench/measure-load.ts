import type { Browser, CDPSession, Page } from '@playwright/test';

export interface LoadTarget {
  url: string;
  /** What a person can use once it is there. */
  selector: string;
  /** A field that has to take what is typed. */
  typing?: boolean;
  token?: string;
}

export interface LoadSample {
  /** Milliseconds from navigation until the selector's element is painted. */
  visible: number;
  /** Until React has mounted it and the main thread answers. */
  interactive: number;
  /** Longer than 50 ms at a stretch the main thread was busy for this long, until the network was idle. */
  blocking: number;
  /** Processor time of the main thread, in units of a fixed piece of work done in the same page. */
  work: number;
  /** Bytes over the network until it was idle, headers included. */
  bytes: number;
  /** Of these, script. */
  scriptBytes: number;
  requests: number;
  /** What came, in the order in which it was asked for: its address and its bytes. */
  received: { url: string; bytes: number }[];
}

/** A slow connection and a slow processor. */
export const NETWORK = { offline: false, latency: 40, downloadThroughput: 10e6 / 8, uploadThroughput: 10e6 / 8 };
export const CPU_SLOWDOWN = 4;

/** Fonts from a third party: a benchmark asks nobody outside. */
const OUTSIDE = ['*://fonts.googleapis.com/*', '*://fonts.gstatic.com/*'];

const IDLE_MS = 500;

/** Counts what comes over the network, and knows when nothing has for a while. */
function watchNetwork(cdp: CDPSession) {
  const kinds = new Map<string, string>();
  const received = new Map<string, { url: string; bytes: number }>();
  const open = new Set<string>();
  const sample = { bytes: 0, scriptBytes: 0, requests: 0 };
  let changed = Date.now();
  const note = () => {
    changed = Date.now();
  };
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('data:')) return;
    open.add(requestId);
    received.set(requestId, { url: request.url, bytes: 0 });
    note();
  });
  cdp.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  cdp.on('Network.loadingFailed', ({ requestId }) => {
    open.delete(requestId);
    note();
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!open.delete(requestId)) return;
    note();
    sample.requests += 1;
    sample.bytes += encodedDataLength;
    const entry = received.get(requestId);
    if (entry) entry.bytes = encodedDataLength;
    if (kinds.get(requestId) === 'Script') sample.scriptBytes += encodedDataLength;
  });
  const idle = async () => {
    const giveUp = Date.now() + 20_000;
    while ((open.size > 0 || Date.now() - changed < IDLE_MS) && Date.now() < giveUp)
      await new Promise((resolve) => setTimeout(resolve, 50));
    return { ...sample, received: [...received.values()] };
  };
  return { idle };
}

/** Waits in the page until the element is painted, and until React has mounted it. Milliseconds since navigation. */
const whenThere = (page: Page, selector: string) =>
  page.evaluate(
    (wanted) =>
      new Promise<{ visible: number; interactive: number }>((resolve, reject) => {
        setTimeout(() => reject(new Error(`${wanted} did not come in a minute`)), 60_000);
        let visible = 0;
        const isMounted = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'));
        const look = () => {
          const element = document.querySelector(wanted);
          if (element && !visible) visible = performance.now();
          if (!element || !isMounted(element)) return requestAnimationFrame(look);
          // The next frame and the next task: what rendered it is over, a key would be answered.
          requestAnimationFrame(() => setTimeout(() => resolve({ visible, interactive: performance.now() })));
        };
        look();
      }),
    selector,
  );

/** Processor time that the page's main thread used: what else the machine does is not in it. */
export async function busyTime(
  cdp: CDPSession,
  kind: 'TaskDuration' | 'ScriptDuration' = 'TaskDuration',
): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === kind)?.value ?? 0;
}

/** How many functions a unit of fixed work compiles and runs. */
const FIXED_FUNCTIONS = 100;

/** How many units are done at a time. */
export const FIXED_ROUNDS = 5;

let fixedScripts = 0;

/** A function as first loads run them: compiled when it is called, run once, makes objects, strings and closures. */
const fixedFunction = (name: string): string => `function ${name}(props) {
  const { id, children = [] } = props ?? {};
  const classes = ['${name}', id > 3 && 'wide', props.title].filter(Boolean).join(' ');
  const style = {};
  for (const key of ['margin', 'padding', '${name}']) if (props[key] !== undefined) style[key] = String(props[key]) + 'px';
  const onClick = (event) => { if (event.defaultPrevented) return; props.onClick?.(event, { ...style, classes }); };
  return { type: '${name}', key: id ?? null, props: { ...props, style, onClick, className: classes, children: [...children, id] } };
}`;

/**
 * A piece of work that is the same everywhere: main-thread time is told in how often it would have been done. It is of
 * the kind that first loads are, a script that is compiled and run once, so that processors differ alike at both.
 */
export const fixedWork = (page: Page) => {
  fixedScripts += 1;
  // Names of its own: what the browser compiled before is not taken again.
  const names = Array.from({ length: FIXED_ROUNDS * FIXED_FUNCTIONS }, (_, index) => `fixed${fixedScripts}_${index}`);
  const calls = names.map(
    (name, index) => `sum += ${name}({ id: ${index % 7}, title: '${name}', margin: 4 }).props.className.length;`,
  );
  return page.evaluate(
    `(() => { let sum = 0; ${names.map(fixedFunction).join('\n')} ${calls.join('\n')} return sum; })()`,
  );
};

const TYPED = 'a';

/** @throws Error where a key does not arrive in the field */
async function type(page: Page, selector: string): Promise<void> {
  await page.locator(selector).focus();
  await page.keyboard.press(TYPED);
  if ((await page.inputValue(selector)) !== TYPED) throw new Error(`${selector} did not take a key.`);
}

/** Loads a page once in a new browser context, nothing cached. */
export async function measureLoad(
  browser: Browser,
  { url, selector, typing, token }: LoadTarget,
  slowdown = CPU_SLOWDOWN,
): Promise<LoadSample> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    if (token) await context.addCookies([{ name: 'access_token_app', value: token, url: new URL(url).origin }]);
    const page = await context.newPage();
    await page.addInitScript(() => {
      const seen = Object.assign(globalThis, { blocking: 0 });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) seen.blocking += Math.max(0, duration - 50);
      }).observe({ type: 'longtask', buffered: true });
    });
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' });
    await cdp.send('Performance.enable');
    await cdp.send('Network.setBlockedURLs', { urls: OUTSIDE });
    await cdp.send('Network.emulateNetworkConditions', NETWORK);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const { idle } = watchNetwork(cdp);

    await page.goto(url, { waitUntil: 'commit' });
    const times = await whenThere(page, selector);
    const network = await idle();
    const busy = await busyTime(cdp);
    const blocking = await page.evaluate(() => (globalThis as unknown as { blocking: number }).blocking);
    await fixedWork(page);
    const work = busy / (((await busyTime(cdp)) - busy) / FIXED_ROUNDS);
    if (typing) await type(page, selector);
    return { ...times, ...network, blocking, work };
  } finally {
    await context.close();
  }
}
