import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

const TRIES = 3;
const FIRST_PAUSE_MS = 300;

const pause = (attempt: number) => new Promise((resolve) => setTimeout(resolve, FIRST_PAUSE_MS * 2 ** attempt));

/** The answer that the page's inline script already asked for, once. */
async function takeEarly(url: string): Promise<Response | undefined> {
  const early = window.__LANDFALL__?.early;
  const started = early?.[url];
  if (!early || !started) return undefined;
  delete early[url];
  const response = await started.catch(() => undefined);
  return response?.ok ? response : undefined;
}

async function fetchWithRetry(url: string, init: RequestInit): Promise<Response> {
  const early = await takeEarly(url);
  if (early) return early;
  for (let attempt = 0; ; attempt++) {
    try {
      const response = await fetch(url, { ...init, cache: 'no-cache' });
      if (response.status < 500 || attempt >= TRIES) return response;
    } catch (error) {
      if (attempt >= TRIES) throw error;
    }
    await pause(attempt);
  }
}

/**
 * Early fetches and retries. They are one plugin because of federation's `fetch` hooks only the last answer counts.
 * A manifest is asked for again after a network error or a 5xx; an entry script with a fresh address each time,
 * because browsers remember a script that failed.
 */
export default (): ModuleFederationRuntimePlugin => ({
  name: 'early-and-retry',
  createScript({ url }) {
    // The same mode as the preload, which is thrown away otherwise.
    const script = document.createElement('script');
    script.src = url;
    script.crossOrigin = 'anonymous';
    script.async = true;
    return script;
  },
  fetch: (url, init) => fetchWithRetry(url, init),
  async loadEntryError({ getRemoteEntry, origin, remoteInfo, remoteEntryExports, globalLoading, uniqueKey }) {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      await pause(attempt);
      try {
        delete globalLoading[uniqueKey];
        const entry = await getRemoteEntry({
          origin,
          remoteInfo,
          remoteEntryExports,
          getEntryUrl: (url) => `${url}${url.includes('?') ? '&' : '?'}retry=${attempt + 1}`,
          _inErrorHandling: true,
        });
        // The hook's type asks for a promise of a promise, which no async function can give.
        if (entry) return entry as never;
      } catch {
        // The next round asks again; the throw below speaks for all of them.
      }
    }
    throw new Error(`${remoteInfo.name}: its entry could not be loaded`);
  },
});
