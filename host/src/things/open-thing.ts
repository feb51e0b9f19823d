import { type AreaModule, getRuntimeConfig } from '@landfall/shared';
import { loadArea, loadedArea } from '../federation/load-area.ts';
import { PROJECT_PARAM } from './project-param.ts';

/** One thing of the account: a page, a lead, ... */
export interface Thing {
  /** As areas name it in `opens`. */
  kind: string;
  id: string;
  /** The project that it belongs to; empty where it belongs to none. */
  project_id: string;
}

/** An area is code of somebody else's: what it names has to lie inside the dashboard. */
function addressBy(area: AreaModule | undefined, { kind, id, project_id }: Thing): string | undefined {
  const opens = area?.opens;
  if (!opens || !Object.hasOwn(opens, kind)) return undefined;
  const address = new URL(opens[kind]?.(id) ?? '/', location.origin);
  if (address.origin !== location.origin || !address.pathname.startsWith('/dashboard')) return undefined;
  if (project_id) address.searchParams.set(PROJECT_PARAM, project_id);
  return address.pathname + address.search;
}

const remotes = () => Object.keys(getRuntimeConfig().remotes);

/** Whether one of the areas that are loaded shows single things of a kind. */
export const canOpen = (kind: string): boolean =>
  remotes().some((remote) => {
    const opens = loadedArea(remote)?.opens;
    return opens !== undefined && Object.hasOwn(opens, kind);
  });

/** The address where a thing is open, by the areas that are loaded: the first one in the configuration's order. */
export function addressOfThing(thing: Thing): string | undefined {
  for (const remote of remotes()) {
    const address = addressBy(loadedArea(remote), thing);
    if (address) return address;
  }
  return undefined;
}

/** The same, as soon as the areas before it have been asked; one that cannot be loaded opens nothing. */
export async function findAddressOfThing(thing: Thing): Promise<string | undefined> {
  const asked = remotes().map((remote) => loadArea(remote).catch(() => undefined));
  for (const area of asked) {
    const address = addressBy(await area, thing);
    if (address) return address;
  }
  return undefined;
}
