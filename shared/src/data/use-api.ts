import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type * as v from 'valibot';
import { exchangeJson } from '../api/exchange.ts';
import { markStale } from './read-times.ts';
import { type ReadingOptions, useReading } from './use-reading.ts';

type Query = Record<string, string | number>;

function keyOf(path: string, query?: Query): string {
  if (!query) return path;
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  search.sort();
  return `${path}?${search}`;
}

/**
 * Reads a path through the one cache, as areas of the release before this one do.
 * @deprecated `useQuery` takes an endpoint.
 */
export const useApi = <T extends v.GenericSchema>(
  path: string | null,
  schema: T,
  { query, ...options }: ReadingOptions<v.InferOutput<T>> & { query?: Query } = {},
) =>
  useReading<v.InferOutput<T>>(path && keyOf(path, query), (key) => exchangeJson('GET', key, {}, { schema }), options);

/**
 * A function that reads a path again wherever it is shown, whatever its query.
 * @deprecated `useInvalidate` takes endpoints.
 */
export function useRefresh(): (path: string) => Promise<unknown> {
  const { mutate, cache } = useSWRConfig();
  return useCallback(
    (path) =>
      mutate((key) => {
        if (typeof key !== 'string' || (key !== path && !key.startsWith(`${path}?`))) return false;
        markStale(cache, key);
        return true;
      }),
    [mutate, cache],
  );
}
