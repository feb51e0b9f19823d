import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type * as v from 'valibot';
import type { pagedOf } from '../contracts/wire.ts';
import { parsePage } from '../format/page-window.ts';
import { usePageParam } from '../ui/use-page-param.ts';
import { useApi } from './use-api.ts';

interface PagedListOptions {
  /** Entries on a page. */
  limit: number;
  /** Seconds between two polls. */
  everySeconds: number;
}

/**
 * One page of a list, the page number being the address's `?page=`. A number that is invalid or above the total is
 * reset to 1. While another page loads, the one before stays in `data`, marked as `stale`.
 */
export function usePagedList<T extends ReturnType<typeof pagedOf<v.GenericSchema>>>(
  path: string,
  schema: T,
  { limit, everySeconds }: PagedListOptions,
) {
  const [params] = useSearchParams();
  const [page, setPage] = usePageParam();
  const result = useApi(path, schema, { query: { page, limit }, everySeconds, keepPrevious: true });
  const { data, error, isLoading } = result;

  // Which page the data on screen belongs to: SWR hands over the previous page's without saying so.
  const [shown, setShown] = useState({ data, page });
  if (data && !isLoading && !error && shown.data !== data) setShown({ data, page });
  const stale = data !== undefined && shown.data === data && shown.page !== page;

  const asked = params.get('page');
  const invalid = asked !== null && asked !== String(parsePage(asked));
  const beyond = data !== undefined && !stale && page > Math.max(1, data.total_pages);
  useEffect(() => {
    if (invalid || beyond) setPage(1, { replace: true });
  }, [invalid, beyond, setPage]);

  return { ...result, page, setPage, stale };
}
