import { safeSessionStorage } from '@landfall/shared';
import { isOutdated, ownRelease } from './release.ts';
import { reloadPage } from './reload-page.ts';
import { isNothingLost } from './typing.ts';

const KEY = 'reloadedReleases';
const MOST_KEPT = 20;

const reloaded = (): string[] => (safeSessionStorage.read(KEY) ?? '').split(' ').filter(Boolean);

/** Keeps that this release was reloaded. False where it was before, or where the browser keeps nothing. */
function isFirstReload(release: string): boolean {
  const known = reloaded();
  if (known.includes(release)) return false;
  safeSessionStorage.write(KEY, [...known, release].slice(-MOST_KEPT).join(' '));
  return reloaded().includes(release);
}

/**
 * Loads the page anew where its release is gone from the server and nothing is lost by it, once for each release, so
 * that a server that goes on failing never makes it go round in circles. Says what it found: `current` where a reload
 * would bring the same release.
 * @param reload how a page is loaded anew
 */
export async function reloadOnce(reload = reloadPage): Promise<'reloading' | 'outdated' | 'current'> {
  if (!(await isOutdated())) return 'current';
  if (!isNothingLost() || !isFirstReload(ownRelease())) return 'outdated';
  reload();
  return 'reloading';
}
