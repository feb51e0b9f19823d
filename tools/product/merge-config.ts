import { readFileSync } from 'node:fs';

type Config = Record<string, unknown>;

const isObject = (value: unknown): value is Config =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Places of the sidebar that one area fills. */
const SHARED_PLACES: readonly unknown[] = ['main', 'settings', undefined];

/** Whether an added area stands where another one would: at its address, or in its place. */
const replaces = (added: Config, known: Config): boolean =>
  added.path === known.path || (added.place === known.place && !SHARED_PLACES.includes(added.place));

function mergeAreas(known: Config[], added: Config[]): Config[] {
  return [...known.filter((area) => !added.some((other) => replaces(other, area))), ...added];
}

/**
 * A configuration with what a file says besides: objects entry by entry, areas and panels in addition (in the place of
 * one of ours where they take its address or place), everything else instead.
 */
export function mergeConfig(defaults: Config, own: Config): Config {
  const merged = { ...defaults };
  for (const [name, value] of Object.entries(own)) {
    const known = merged[name];
    if (isObject(value) && isObject(known)) merged[name] = { ...known, ...value };
    else if (name === 'areas' && Array.isArray(value) && Array.isArray(known)) merged[name] = mergeAreas(known, value);
    else if (name === 'homePanels' && Array.isArray(value) && Array.isArray(known)) merged[name] = [...known, ...value];
    else merged[name] = value;
  }
  return merged;
}

/** Reads a configuration file. @throws Error that names it, where it cannot be read or is no object */
export function readConfigFile(file: string): Config {
  try {
    const config: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (isObject(config)) return config;
    throw new Error('it is no object');
  } catch (error) {
    throw new Error(`LANDFALL_CONFIG ${file}: ${(error as Error).message}`);
  }
}
