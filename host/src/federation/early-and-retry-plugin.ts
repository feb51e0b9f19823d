import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { completeScript } from './area-scripts.ts';
import { manifestResponse } from './manifest-responses.ts';
import { pauseBefore, TRIES } from './tries.ts';

/**
 * Gives federation the manifest that was read and checked already, and asks for an entry script again when it fails.
 * They are one plugin because of federation's `fetch` hooks only the last answer counts. An entry is asked for with a
 * fresh address each time, because browsers remember a script that failed.
 */
export default (): ModuleFederationRuntimePlugin => ({
  name: 'early-and-retry',
  createScript({ url }) {
    // The same mode as the preload, which is thrown away otherwise.
    const script = document.createElement('script');
    script.src = url;
    script.crossOrigin = 'anonymous';
    script.async = true;
    completeScript(script, url);
    return script;
  },
  fetch: async (url, init) => manifestResponse(url) ?? fetch(url, init),
  async loadEntryError({ getRemoteEntry, origin, remoteInfo, remoteEntryExports, globalLoading, uniqueKey }) {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      await pauseBefore(attempt);
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
    throw new Error(`${remoteInfo.name}: its entry could not be loaded: ${remoteInfo.entry}`);
  },
});
