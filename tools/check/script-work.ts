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
const MOST_WORK = 8;

const LOADS = 11;

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

/** Says how much work the core's scripts are, and whether that is too much. */
export async function checkScriptWork(): Promise<{ passed: number; failed: number }> {
  const [port = 0] = await freePorts(1);
  const files = staticFiles(inRoot(HOST.name, 'dist'), { headers: () => ({}), fallback: true });
  const server = await listen('host', port, (request, response) =>
    files(request, response, () => notFound(request, response)),
  );
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_ARGS] });
  try {
    const samples: Times[] = [];
    for (let load = 0; load < LOADS; load++) samples.push(await measure(browser, `http://localhost:${port}`));
    // Medians: the fixed work is short, and its quickest run is much quicker than any load's share of the machine.
    const median = (key: keyof Times) =>
      samples.map((sample) => sample[key]).toSorted((a, b) => a - b)[Math.floor(LOADS / 2)] ?? 0;
    const work = median('scripts') / median('fixed');
    console.log(`${'the core, run'.padEnd(28)} ${work.toFixed(1).padStart(6)} of ${MOST_WORK} units of fixed work`);
    const isFine = work <= MOST_WORK;
    if (!isFine) console.error(`The host's scripts take ${work.toFixed(1)} units to run, over ${MOST_WORK}.`);
    return { passed: Number(isFine), failed: Number(!isFine) };
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}
