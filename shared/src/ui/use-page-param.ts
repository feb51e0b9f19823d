import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { parsePage } from '../format/page-window.ts';

/** The list page named by the address (`?page=3`), and how to change it. Page 1 has no parameter. */
export function usePageParam(): [page: number, setPage: (page: number, options?: { replace?: boolean }) => void] {
  const [params, setParams] = useSearchParams();
  const setPage = useCallback(
    (page: number, options?: { replace?: boolean }) =>
      setParams((current) => {
        const next = new URLSearchParams(current);
        if (page === 1) next.delete('page');
        else next.set('page', String(page));
        return next;
      }, options),
    [setParams],
  );
  return [parsePage(params.get('page')), setPage];
}
