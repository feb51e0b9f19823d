import { getRuntimeConfig } from '@landfall/shared';
import { whenFirstInput } from '@landfall/shared/host';
import { allDashboardScreens } from '../added-areas.ts';
import { loadArea } from './load-area.ts';

/** What browsers that tell know of the connection. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const connection = (): Connection => (navigator as { connection?: Connection }).connection ?? {};

/** Whether the person asked for as little as possible to be loaded. */
const savesData = (): boolean => connection().saveData === true;

const isGood = (): boolean => !savesData() && (connection().effectiveType ?? '4g') === '4g';

function prefetch(remote: string): Promise<unknown> {
  if (!(remote in getRuntimeConfig().remotes)) return Promise.resolve();
  // What failed is loaded again once it is asked for.
  return loadArea(remote).catch(() => {});
}

/** The person points at a link: its area's code is loaded before the press. Nothing where data is to be saved. */
export function prefetchPath(path: string): void {
  const screen = allDashboardScreens().find((route) => route.path === path);
  if (screen && !savesData()) void prefetch(screen.remote);
}

/** Milliseconds after which a page that nobody touches is ready enough. */
const QUIET_MS = 5000;

const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 200);
  });

async function prefetchAll(): Promise<void> {
  for (const remote of new Set(allDashboardScreens().map((route) => route.remote))) {
    await idle();
    if (!isGood()) return;
    await prefetch(remote);
  }
}

/**
 * Loads the areas that a next step may lead to, one after the other while nothing else goes on: from the first input
 * on, or after a while, and over a good connection only. Returns how to stop before it began.
 */
export function prefetchAreas(): () => void {
  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    void prefetchAll();
  };
  const timer = setTimeout(begin, QUIET_MS);
  const stop = whenFirstInput(begin);
  return () => {
    begun = true;
    clearTimeout(timer);
    stop();
  };
}
