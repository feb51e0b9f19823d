import type { Cache, State } from 'swr';

/** When what a cache holds was asked for, by key. Milliseconds since the epoch. */
const times = new WeakMap<Cache, Map<string, number>>();

function timesOf(cache: Cache): Map<string, number> {
  const known = times.get(cache) ?? new Map<string, number>();
  times.set(cache, known);
  return known;
}

/** Reads a key, and remembers when what came back was asked for. */
export async function timedRead<T>(cache: Cache, key: string, read: () => Promise<T>): Promise<T> {
  const asked = Date.now();
  const data = await read();
  timesOf(cache).set(key, asked);
  return data;
}

/** Puts something into a cache that was asked for earlier, as if the cache had asked. */
export function putRead<T>(cache: Cache, key: string, { data, at }: { data: T; at: number }): void {
  timesOf(cache).set(key, at);
  cache.set(key, { data, isLoading: false, isValidating: false, _k: key } as State<T>);
}

/** Has a key count as stale, however young what the cache holds is. */
export const markStale = (cache: Cache, key: string): void => void timesOf(cache).delete(key);

/** How long a key's data is still fresh, of an interval; 0 where it is stale or unknown. Milliseconds. */
export function freshFor(cache: Cache, key: string, interval: number): number {
  const asked = timesOf(cache).get(key);
  return asked === undefined ? 0 : Math.max(0, asked + interval - Date.now());
}
