import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

interface ChangeOptions {
  /** No step of its own in the history. */
  replace?: boolean;
}

/**
 * What the address says under a name (`?status=spam`), '' where it says nothing, and how to change it. The list page is
 * the first one again afterwards: what is filtered otherwise has other pages.
 */
export function useSearchParam(name: string): [value: string, set: (value: string, options?: ChangeOptions) => void] {
  const [params, setParams] = useSearchParams();
  const set = useCallback(
    (value: string, options?: ChangeOptions) =>
      setParams((current) => {
        const next = new URLSearchParams(current);
        if (value) next.set(name, value);
        else next.delete(name);
        next.delete('page');
        return next;
      }, options),
    [name, setParams],
  );
  return [params.get(name) ?? '', set];
}
