import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SWRResponse } from 'swr';
import type * as v from 'valibot';
import type { ApiError } from '../api/api-error.ts';
import { type AnyRequest, addressOf, peekAddress, readAddress } from '../api/send.ts';
import type { Endpoint, ParamsOf, QueryOf, ResponseOf } from '../contracts/endpoints/endpoint.ts';
import type { pagedOf } from '../contracts/wire.ts';
import { parsePage } from '../format/page-window.ts';
import { usePageParam } from '../ui/use-page-param.ts';
import { useReading } from './use-reading.ts';

interface PagedListOptions<T = unknown> {
  /** Entries on a page. */
  limit: number;
  /** Seconds between two polls. */
  everySeconds: number;
  /** Seconds until the next poll while an entry waits for something. */
  pollIn?: (latest: T | undefined) => number | undefined;
}

type PagedSchema = ReturnType<typeof pagedOf<v.GenericSchema>>;
type PagedEndpoint = Endpoint & { method: 'GET'; responses: { 200: PagedSchema } };

/** What a list is of, and the part of its query that is not the page. */
type ListRequest<E extends Endpoint> = (keyof ParamsOf<E> extends never ? object : { params: ParamsOf<E> }) & {
  query?: Omit<QueryOf<E>, 'page' | 'limit'>;
};

type PagedList<T> = SWRResponse<T, ApiError> & {
  page: number;
  setPage: ReturnType<typeof usePageParam>[1];
  /** What is shown is another page's, or another query's. */
  stale: boolean;
};

/**
 * One page of a list, the page number being the address's `?page=`. A number that is invalid or above the total is
 * reset to 1. While another page loads, the one before stays in `data`, marked as `stale`.
 */
export function usePagedList<E extends PagedEndpoint>(
  endpoint: E,
  options: PagedListOptions<ResponseOf<E>> & ListRequest<E>,
): PagedList<ResponseOf<E>>;
/** @deprecated by path, as areas of the release before this one read lists. */
export function usePagedList<T extends PagedSchema>(
  path: string,
  schema: T,
  options: PagedListOptions<v.InferOutput<T>>,
): PagedList<v.InferOutput<T>>;
export function usePagedList(list: string | Endpoint, ...rest: readonly unknown[]) {
  const { limit, everySeconds, pollIn, params, query } = rest.at(-1) as PagedListOptions & AnyRequest;
  const endpoint: Endpoint =
    typeof list === 'string'
      ? { method: 'GET', path: list, access: 'session', responses: { 200: rest[0] as PagedSchema } }
      : list;
  const [search] = useSearchParams();
  const [page, setPage] = usePageParam();
  const address = addressOf(endpoint, { params, query: { ...(query ?? {}), page, limit } });
  const result = useReading(address, (key) => readAddress(endpoint, key) as Promise<v.InferOutput<PagedSchema>>, {
    everySeconds,
    pollIn,
    peek: (key) => peekAddress(endpoint, key) as { data: v.InferOutput<PagedSchema>; at: number } | undefined,
    keepPrevious: true,
  });
  const { data, error, isLoading } = result;

  // What the data on screen was asked for by: SWR hands over the previous page's without saying so.
  const [shown, setShown] = useState({ data, address });
  if (data && !isLoading && !error && shown.data !== data) setShown({ data, address });
  const stale = data !== undefined && shown.data === data && shown.address !== address;

  const asked = search.get('page');
  const invalid = asked !== null && asked !== String(parsePage(asked));
  const beyond = data !== undefined && !stale && page > Math.max(1, data.total_pages);
  useEffect(() => {
    if (invalid || beyond) setPage(1, { replace: true });
  }, [invalid, beyond, setPage]);

  return { ...result, page, setPage, stale };
}
