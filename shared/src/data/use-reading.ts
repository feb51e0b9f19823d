import useSWR, { type Cache, type SWRConfiguration, type SWRResponse, useSWRConfig } from 'swr';
import type { ApiError } from '../api/api-error.ts';
import { dropEarly } from '../api/early-reads.ts';
import { freshFor, putRead, timedRead } from './read-times.ts';
import { retryWith } from './retry.ts';

export interface ReadingOptions<T> {
  /**
   * Seconds between two polls while the tab is visible; a number also says how long what was read counts as fresh.
   * A function decides anew after each response; 0 ends the polling.
   */
  everySeconds?: number | ((latest: T | undefined) => number);
  /** Seconds until the next poll while what was read waits for something; undefined: as `everySeconds` says. */
  pollIn?: (latest: T | undefined) => number | undefined;
  /** What of a key was read before anything was rendered, and when it was asked for. */
  peek?: (key: string) => { data: T; at: number } | undefined;
  /** Keeps what the previous request was answered with until the new one is (for page after page of a list). */
  keepPrevious?: boolean;
}

/** Defaults of every read: no refetch on focus, hidden tabs rest. */
const swrDefaults: SWRConfiguration = { revalidateOnFocus: false, refreshWhenHidden: false };

/** Puts what was read early into the cache, once: what is read again later is asked for anew. */
function fillEarly<T>(cache: Cache, key: string, peek: NonNullable<ReadingOptions<T>['peek']>): void {
  const early = cache.get(key) === undefined ? peek(key) : undefined;
  if (!early) return;
  putRead(cache, key, early);
  dropEarly(key);
}

/**
 * Reads a key through SWR's one cache. Polls are due by the clock from when the data was asked for: SWR's own duplicate
 * check counts from the response, so that a slow one costs the poll that follows.
 */
export function useReading<T>(
  key: string | null,
  read: (key: string) => Promise<T>,
  { everySeconds, pollIn, peek, keepPrevious = false }: ReadingOptions<T>,
): SWRResponse<T, ApiError> {
  const { cache } = useSWRConfig();
  // Only what counts as fresh for a while: anything else is asked for at once, and takes the early response itself.
  if (key && peek && typeof everySeconds === 'number') fillEarly(cache, key, peek);
  const intervalOf = (latest: T | undefined) =>
    1000 * ((typeof everySeconds === 'function' ? everySeconds(latest) : everySeconds) ?? 0);
  const polling: SWRConfiguration<T, ApiError> = {
    refreshInterval: (latest) => {
      const waiting = pollIn?.(latest);
      const interval = waiting === undefined ? intervalOf(latest) : 1000 * waiting;
      return (key && freshFor(cache, key, interval)) || interval;
    },
    dedupingInterval: 0,
    ...(typeof everySeconds === 'number' && {
      revalidateIfStale: key === null || freshFor(cache, key, intervalOf(undefined)) === 0,
    }),
  };
  return useSWR<T, ApiError>(key, (asked: string) => timedRead(cache, asked, () => read(asked)), {
    ...swrDefaults,
    onErrorRetry: retryWith(cache),
    keepPreviousData: keepPrevious,
    ...(everySeconds && polling),
  });
}
