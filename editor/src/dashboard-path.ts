import { find } from './start.ts';

/** Where the dashboard's pages are, below whatever folder it is served in. */
const PAGES = '/dashboard/pages';

/** An address of the dashboard; `path` begins with `/dashboard/`. The way back to it says below which folder it is. */
export function dashboardPath(path: string): string {
  const back = find<HTMLAnchorElement>('#back').getAttribute('href') ?? PAGES;
  return back.slice(0, -PAGES.length) + path;
}
