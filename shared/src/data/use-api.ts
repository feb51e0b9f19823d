import { useCallback } from 'react';
import useSWR, { type SWRConfiguration, useSWRConfig } from 'swr';
import type * as v from 'valibot';
import type { ApiError } from '../api/api-error.ts';
import { api } from '../api/client.ts';
import { retryWith } from './retry.ts';

export interface ApiDataOptions<T> {
  query?: Record<string, string | number>;
  /**
   * Seconds between two polls while the tab is visible; also how long what was read counts as fresh.
   * A function decides anew after each answer; 0 ends the polling.
   */
  everySeconds?: number | ((latest: T | undefined) => number);
  /** Keeps what the previous path answered until the new one does (for page after page of a list). */
  keepPrevious?: boolean;
}

const keyOf = (path: string, query?: Record<string, string | number>) =>
  query ? `${path}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}` : path;

/** Defaults of every read: no refetch on focus, hidden tabs rest. */
const swrDefaults: SWRConfiguration = { revalidateOnFocus: false, refreshWhenHidden: false, errorRetryCount: 3 };

/** SWR's own options for a poll. */
function polling<T>(everySeconds: ApiDataOptions<T>['everySeconds']): SWRConfiguration<T, ApiError> {
  if (!everySeconds) return {};
  if (typeof everySeconds === 'function') return { refreshInterval: (latest) => everySeconds(latest) * 1000 };
  // Fresh a little shorter than the poll's interval, so that the poll itself is never taken for a duplicate.
  return { refreshInterval: everySeconds * 1000, dedupingInterval: everySeconds * 1000 - 1000 };
}

/**
 * Reads a path of the backend through SWR's one cache, parsed with its schema.
 * `path` null reads nothing yet. `!data` decides what a screen shows: a failed refresh keeps the good data.
 */
export function useApi<T extends v.GenericSchema>(
  path: string | null,
  schema: T,
  { query, everySeconds, keepPrevious = false }: ApiDataOptions<v.InferOutput<T>> = {},
) {
  const { cache } = useSWRConfig();
  return useSWR<v.InferOutput<T>, ApiError>(path && keyOf(path, query), (key: string) => api.get(key, schema), {
    ...swrDefaults,
    onErrorRetry: retryWith(cache),
    keepPreviousData: keepPrevious,
    ...polling(everySeconds),
  });
}

/** A function that reads a path again wherever it is shown, whatever its query. */
export function useRefresh(): (path: string) => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return useCallback(
    (path) => mutate((key) => typeof key === 'string' && (key === path || key.startsWith(`${path}?`))),
    [mutate],
  );
}

/** A function that reads everything on screen again: for a connection that came back. */
export function useRefreshAll(): () => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return useCallback(() => mutate(() => true), [mutate]);
}
