import { type Browser, chromium } from '@playwright/test';
import { HOST } from '../areas.ts';
import { busyTime, FIXED_ROUNDS, fixedWork } from '../bench/measure-load.ts';
import { CHROMIUM_ARGS, findChromium } from '../chromium.ts';
import { freePorts } from '../product/index.ts';
import { listen, notFound, staticFiles } from '../product/static-server.ts';
import { inRoot } from '../root.ts';

/**
 * How long the host's own scripts may take to be compiled and run: in units of a piece of work that the same page does
 * in the same run, so that a slow or busy machine takes longer for both.
 */
const MOST_WORK = 9;

const LOADS = 11;

/** Series of loads at most. */
const SERIES = 5;

interface Times {
  scripts: number;
  /** One piece of the fixed work. */
  fixed: number;
}

/** One load of the host's page without a configuration: its scripts run, and it says that it cannot start. */
async function measure(browser: Browser, origin: string): Promise<Times> {
  const page = await browser.newPage();
  try {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' });
    await cdp.send('Performance.enable');
    await page.goto(`${origin}/dashboard`);
    await page.getByRole('button', { name: 'Try again' }).waitFor();
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

/**
 * Says how much work the core's scripts are, and whether that is too much. Whatever else a machine does falls on one
 * series more than on another: only what is too much in each of several is.
 */
export async function checkScriptWork(): Promise<{ passed: number; failed: number }> {
  const [port = 0] = await freePorts(1);
  const files = staticFiles(inRoot(HOST.name, 'dist'), { headers: () => ({}), fallback: true });
  const server = await listen('host', port, (request, response) =>
    files(request, response, () => notFound(request, response)),
  );
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_ARGS] });
  try {
    let work = Number.POSITIVE_INFINITY;
    for (let series = 0; series < SERIES && work > MOST_WORK; series++) {
      const measured = await measureWork(browser, `http://localhost:${port}`);
      console.log(
        `${'the core, run'.padEnd(28)} ${measured.toFixed(1).padStart(6)} of ${MOST_WORK} units of fixed work`,
      );
      work = Math.min(work, measured);
    }
    const isFine = work <= MOST_WORK;
    if (!isFine) console.error(`The host's scripts take ${work.toFixed(1)} units to run, over ${MOST_WORK}.`);
    return { passed: Number(isFine), failed: Number(!isFine) };
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}
