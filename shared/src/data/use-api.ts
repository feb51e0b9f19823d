import useSWR, { type SWRConfiguration, useSWRConfig } from 'swr';
import type * as v from 'valibot';
import type { ApiError } from '../api/api-error.ts';
import { api } from '../api/client.ts';

export interface ApiDataOptions {
  query?: Record<string, string | number>;
  /** Seconds between two polls while the tab is visible; also how long what was read counts as fresh. */
  everySeconds?: number;
  /** Keeps what the previous path answered until the new one does (for page after page of a list). */
  keepPrevious?: boolean;
}

const keyOf = (path: string, query?: Record<string, string | number>) =>
  query ? `${path}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}` : path;

const FINAL_STATUSES = [400, 401, 402, 403, 404, 422];

/** Defaults of every read: no refetch on focus, hidden tabs rest, a failing read is tried again a few times. */
export const swrDefaults: SWRConfiguration = {
  revalidateOnFocus: false,
  refreshWhenHidden: false,
  errorRetryCount: 3,
  onErrorRetry: (error: ApiError, _key, { errorRetryCount = 3 }, revalidate, { retryCount }) => {
    if (FINAL_STATUSES.includes(error.status) || retryCount > errorRetryCount) return;
    setTimeout(() => void revalidate({ retryCount }), 2000 * 2 ** retryCount);
  },
};

/**
 * Reads a path of the backend through SWR's one cache, parsed with its schema.
 * `path` null reads nothing yet. `!data` decides what a screen shows: a failed refresh keeps the good data.
 */
export function useApi<T extends v.GenericSchema>(path: string | null, schema: T, options: ApiDataOptions = {}) {
  const { query, everySeconds, keepPrevious = false } = options;
  return useSWR<v.InferOutput<T>, ApiError>(path && keyOf(path, query), (key: string) => api.get(key, schema), {
    ...swrDefaults,
    keepPreviousData: keepPrevious,
    ...(everySeconds && {
      refreshInterval: everySeconds * 1000,
      // A little less than the poll's interval, so that the poll itself is never taken for a duplicate.
      dedupingInterval: everySeconds * 1000 - 1000,
    }),
  });
}

/** A function that reads a path again wherever it is shown, whatever its query. */
export function useRefresh(): (path: string) => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return (path) => mutate((key) => typeof key === 'string' && (key === path || key.startsWith(`${path}?`)));
}
