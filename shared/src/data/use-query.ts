import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { type AnyRequest, addressOf, peekAddress, type RequestOf, readAddress } from '../api/send.ts';
import type { Endpoint, ResponseOf } from '../contracts/endpoints/endpoint.ts';
import { markStale } from './read-times.ts';
import { type ReadingOptions, useReading } from './use-reading.ts';

/**
 * Reads an endpoint through the one cache, its address being the key; `request` null reads nothing yet.
 * `!data` decides what a screen shows: a failed refresh keeps the good data.
 */
export function useQuery<E extends Endpoint & { method: 'GET' }>(
  endpoint: E,
  request: RequestOf<E> | null,
  options: Omit<ReadingOptions<ResponseOf<E>>, 'peek'> = {},
) {
  const key = request && addressOf(endpoint, request as AnyRequest);
  const peek = (address: string) => peekAddress(endpoint, address);
  return useReading<ResponseOf<E>>(key, (address) => readAddress(endpoint, address), { ...options, peek });
}

/** Whether an address is one of the endpoint's, whatever its parameters and query. */
function isOf({ origin = '', path }: Endpoint, address: string): boolean {
  const parts = address.replace(/\?.*/, '').split('/');
  const pattern = (origin + path).split('/');
  return (
    pattern.length === parts.length &&
    pattern.every((part, at) => (part.startsWith(':') ? parts[at] !== '' : part === parts[at]))
  );
}

/** A function that reads endpoints again wherever they are shown; what is not shown is read when it is next. */
export function useInvalidate(): (...endpoints: readonly Endpoint[]) => Promise<unknown> {
  const { mutate, cache } = useSWRConfig();
  return useCallback(
    (...endpoints) =>
      mutate((key) => {
        if (typeof key !== 'string' || !endpoints.some((endpoint) => isOf(endpoint, key))) return false;
        markStale(cache, key);
        return true;
      }),
    [mutate, cache],
  );
}

/** A function that reads everything on screen again: for a connection that came back. */
export function useRefreshAll(): () => Promise<unknown> {
  const { mutate, cache } = useSWRConfig();
  return useCallback(
    () =>
      mutate((key) => {
        markStale(cache, String(key));
        return true;
      }),
    [mutate, cache],
  );
}

/** A function that changes what the cache holds of a request: for what a call has answered already. */
export function useUpdateCached(): <E extends Endpoint & { method: 'GET' }>(
  endpoint: E,
  request: RequestOf<E>,
  update: (known: ResponseOf<E>) => ResponseOf<E>,
) => void {
  const { mutate, cache } = useSWRConfig();
  return useCallback(
    (endpoint, request, update) => {
      const key = addressOf(endpoint, request as AnyRequest);
      const known = cache.get(key)?.data;
      if (known !== undefined) void mutate(key, update(known), { revalidate: false });
    },
    [mutate, cache],
  );
}
