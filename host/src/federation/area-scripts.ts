// What the host decides about the scripts of areas. No imports: federation's plugin starts before the facades.

declare global {
  /** Completes a script element that an area is about to load; every area's build calls it. */
  var __LANDFALL_SCRIPT__: ((script: HTMLScriptElement, url: string) => void) | undefined;
}

const hashes = new Map<string, string>();
const reloadCounts = new Map<string, number>();

const withoutQuery = (url: string): string => url.split('?')[0] ?? url;

/** Makes the browser refuse each script of an area that is not the one that its manifest names. */
export function pinScripts(manifestUrl: string, integrity: Record<string, string>): void {
  for (const [file, hash] of Object.entries(integrity)) hashes.set(new URL(file, manifestUrl).href, hash);
}

/** The hash that a script must have; undefined where none is known. */
export const hashOfScript = (url: string): string | undefined => hashes.get(withoutQuery(url));

/** From now on the scripts in this folder get new addresses: a browser goes on waiting for one that hangs. */
export function bustCache(folder: string): void {
  reloadCounts.set(folder, (reloadCounts.get(folder) ?? 0) + 1);
}

/** Gives a script of an area its hash and, once something of the area failed, a new address. */
export function completeScript(script: HTMLScriptElement, url: string): void {
  const hash = hashOfScript(url);
  if (hash) script.integrity = hash;
  for (const [folder, count] of reloadCounts)
    if (url.startsWith(folder)) script.src = `${url}${url.includes('?') ? '&' : '?'}again=${count}`;
}

globalThis.__LANDFALL_SCRIPT__ = completeScript;
