import { createInstance, getInstance } from '@module-federation/enhanced/runtime';
import { initContainerEntry } from 'federation-internals/initContainerEntry.js';

type Options = Parameters<typeof createInstance>[0];

/** Federation's part of webpack's runtime: functions that are handed the runtime of the build that calls them. */
interface Federation {
  runtime: object;
  bundlerRuntime: object;
  attachShareScopeMap: unknown;
}

declare global {
  /** What the entry of an area's build begins with (tools/webpack/portable-entry-plugin.ts). */
  var __LANDFALL_FEDERATION__: (() => object) | undefined;
}

declare const __webpack_require__: { federation: Federation };

/** As federation's own `init`, which would put the area's instance in the place of the host's. */
function initArea(options: Options) {
  const known = getInstance((instance) => {
    const { name, version } = instance.options;
    return name === options.name && (version || undefined) === (options.version || undefined);
  });
  if (!known) return createInstance({ ...options, id: '' });
  known.initOptions({ ...options, id: '' });
  return known;
}

/** Gives each area's build federation's part of webpack's runtime, with places of its own for what it keeps. */
export function provideRuntime(): void {
  globalThis.__LANDFALL_FEDERATION__ = () => {
    const { runtime, bundlerRuntime, attachShareScopeMap } = __webpack_require__.federation;
    return {
      runtime: { ...runtime, init: initArea },
      // The host exposes nothing, so its own build leaves this one out.
      bundlerRuntime: { ...bundlerRuntime, initContainerEntry, S: {} },
      attachShareScopeMap,
      bundlerRuntimeOptions: {},
    };
  };
}
