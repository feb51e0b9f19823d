import { type Browser, chromium, type Page } from '@playwright/test';
import { HOST } from '../areas.ts';
import { busyTime, FIXED_ROUNDS, fixedWork } from '../bench/measure-load.ts';
import { CHROMIUM_ARGS, findHeadlessChromium } from '../chromium.ts';
import { freePorts } from '../product/index.ts';
import { listen, notFound, staticFiles } from '../product/static-server.ts';
import { inRoot } from '../root.ts';
import { countRunCharacters } from './run-source.ts';

/**
 * How long the host's own scripts may take to be compiled and run: in units of a piece of work that the same page does
 * in the same run, so that a slow or busy machine takes longer for both.
 */
const MOST_WORK = 9;

/**
 * How many thousand characters of source the same scripts may run, each as often as it does. It is the same number
 * every time: what rises by a little, which the time does not show, is seen here.
 */
const MOST_SOURCE = 2170;

const LOADS = 11;

/** Series of loads at most. */
const SERIES = 5;

interface Times {
  scripts: number;
  /** One piece of the fixed work. */
  fixed: number;
}

/** Loads the host's page without a configuration: its scripts run, and it says that it cannot start. */
async function load(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/dashboard`);
  await page.getByRole('button', { name: 'Try again' }).waitFor();
}

/** The source that one load runs, in thousands of characters. */
async function countSource(browser: Browser, origin: string): Promise<number> {
  const page = await browser.newPage();
  try {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Profiler.enable');
    await cdp.send('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
    await load(page, origin);
    const { result } = await cdp.send('Profiler.takePreciseCoverage');
    const functions = result.filter(({ url }) => url.startsWith(origin)).flatMap((script) => script.functions);
    return functions.reduce((sum, { ranges }) => sum + countRunCharacters(ranges), 0) / 1000;
  } finally {
    await page.close();
  }
}

/** The time that one load's scripts take. */
async function measure(browser: Browser, origin: string): Promise<Times> {
  const page = await browser.newPage();
  try {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' });
    await cdp.send('Performance.enable');
    await load(page, origin);
    const scripts = await busyTime(cdp, 'ScriptDuration');
    // The first time the browser gets to know the work.
    await fixedWork(page);
    const before = await busyTime(cdp);
    await fixedWork(page);
    return { scripts, fixed: ((await busyTime(cdp)) - before) / FIXED_ROUNDS };
  } finally {
    await page.close();
  }
}

/** How much work the core's scripts are in one series of loads. */
async function measureWork(browser: Browser, origin: string): Promise<number> {
  const samples: Times[] = [];
  for (let load = 0; load < LOADS; load++) samples.push(await measure(browser, origin));
  // Medians: the fixed work is short, and its quickest run is much quicker than any load's share of the machine.
  const median = (key: keyof Times) =>
    samples.map((sample) => sample[key]).toSorted((a, b) => a - b)[Math.floor(LOADS / 2)] ?? 0;
  return median('scripts') / median('fixed');
}

interface Counts {
  passed: number;
  failed: number;
}

/** A browser, and the host's build on an origin of its own. */
async function withHost<T>(use: (browser: Browser, origin: string) => Promise<T>): Promise<T> {
  const [port = 0] = await freePorts(1);
  const files = staticFiles(inRoot(HOST.name, 'dist'), { headers: () => ({}), fallback: true });
  const server = await listen('host', port, (request, response) =>
    files(request, response, () => notFound(request, response)),
  );
  const browser = await chromium.launch({ executablePath: findHeadlessChromium(), args: [...CHROMIUM_ARGS] });
  try {
    return await use(browser, `http://localhost:${port}`);
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}

const report = (value: string, most: number, unit: string) =>
  console.log(`${'the core, run'.padEnd(28)} ${value.padStart(6)} of ${most} ${unit}`);

/** Says how much of the source of the core's scripts one load runs, and whether that is too much. */
export const checkScriptSource = (): Promise<Counts> =>
  withHost(async (browser, origin) => {
    const source = await countSource(browser, origin);
    report(source.toFixed(0), MOST_SOURCE, 'thousand characters of source');
    const isFine = source <= MOST_SOURCE;
    if (!isFine) console.error(`The host's scripts run ${source.toFixed(0)} thousand characters, over ${MOST_SOURCE}.`);
    return { passed: Number(isFine), failed: Number(!isFine) };
  });

/**
 * Says how long the core's scripts work, and whether that is too much. Whatever else a machine does falls on one series
 * more than on another: only what is too much in each of several is.
 */
export const checkScriptWork = (): Promise<Counts> =>
  withHost(async (browser, origin) => {
    let work = Number.POSITIVE_INFINITY;
    for (let series = 0; series < SERIES && work > MOST_WORK; series++) {
      const measured = await measureWork(browser, origin);
      report(measured.toFixed(1), MOST_WORK, 'units of fixed work');
      work = Math.min(work, measured);
    }
    const isFine = work <= MOST_WORK;
    if (!isFine) console.error(`The host's scripts take ${work.toFixed(1)} units to run, over ${MOST_WORK}.`);
    return { passed: Number(isFine), failed: Number(!isFine) };
  });
