import { type AreaModule, CONTRACT_VERSION, getRuntimeConfig } from '@landfall/shared';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';

const TIMEOUT_MS = 20_000;

/** Tells federation where the areas are. Call once, after the configuration is known. */
export function registerAreas(): void {
  const { remotes } = getRuntimeConfig();
  registerRemotes(Object.entries(remotes).map(([name, { entry }]) => ({ name, entry })));
}

function timeout(remote: string): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`${remote} did not load in ${TIMEOUT_MS / 1000} seconds.`)), TIMEOUT_MS);
  });
}

/**
 * Loads an area's screens.
 * @throws Error when it is unreachable, hangs, or needs newer facades than this host has
 */
export async function loadArea(remote: string): Promise<AreaModule> {
  const loaded = await Promise.race([loadRemote<{ default: AreaModule }>(`${remote}/routes`), timeout(remote)]);
  if (!loaded) throw new Error(`${remote} is not among the configured remotes.`);
  const area = loaded.default;
  if (area.contractVersion > CONTRACT_VERSION)
    throw new Error(`${remote} needs version ${area.contractVersion} of the host; this one is ${CONTRACT_VERSION}.`);
  return area;
}
