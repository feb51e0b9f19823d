// What the host decides about the scripts of areas. No imports: federation's plugin starts before the facades.

declare global {
  /** Completes a script element that an area is about to load; every area's build calls it. */
  var __LANDFALL_SCRIPT__: ((element: HTMLScriptElement | HTMLLinkElement, url: string) => void) | undefined;
}

const hashes = new Map<string, string>();
/** Folders of areas whose scripts all have to have a hash. */
const pinned = new Set<string>();
/** What no content has: browsers refuse whatever is loaded. */
export const NO_HASH = `sha256-${'A'.repeat(43)}=`;
const reloadCounts = new Map<string, number>();

const withoutQuery = (url: string): string => url.split('?')[0] ?? url;

/** Makes the browser refuse each script and style sheet of an area that is not the one that its manifest names. */
export function pinScripts(manifestUrl: string, integrity: Record<string, string>): void {
  pinned.add(new URL('.', manifestUrl).href);
  for (const [file, hash] of Object.entries(integrity)) hashes.set(new URL(file, manifestUrl).href, hash);
}

/** The hash that a script must have; undefined where it may be any. */
export function hashOfScript(url: string): string | undefined {
  for (const folder of pinned) if (url.startsWith(folder)) return hashes.get(withoutQuery(url)) ?? NO_HASH;
  return undefined;
}

/** The script that a failure speaks of, where it must have a hash. */
export function pinnedScriptIn(message: string): string | undefined {
  const [url] = /https?:\/\/[^\s"')]+\.(?:js|css)/.exec(message) ?? [];
  return url && hashOfScript(url) ? url : undefined;
}

/** From now on the scripts in this folder get new addresses: a browser goes on waiting for one that hangs. */
export function bustCache(folder: string): void {
  reloadCounts.set(folder, (reloadCounts.get(folder) ?? 0) + 1);
}

/** Gives a script or style sheet of an area its hash and, once something of the area failed, a new address. */
export function completeScript(element: HTMLScriptElement | HTMLLinkElement, url: string): void {
  const hash = hashOfScript(url);
  if (hash) element.integrity = hash;
  for (const [folder, count] of reloadCounts)
    if (url.startsWith(folder))
      element.setAttribute('rel' in element ? 'href' : 'src', `${url}${url.includes('?') ? '&' : '?'}again=${count}`);
}

globalThis.__LANDFALL_SCRIPT__ = completeScript;
