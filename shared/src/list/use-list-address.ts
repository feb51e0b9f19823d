import { useSearchParams } from '@landfall/shared';
import { useCallback } from 'react';

const WORDS = 'q';
const SORT = 'sort';
const LONGEST = 200;

type Filters = Readonly<Record<string, readonly string[] | null>>;
type ValuesOf<F extends Filters> = { [Name in keyof F]?: F[Name] extends readonly (infer Value)[] ? Value : string };

interface Known<F extends Filters, S extends string> {
  /** The values that each filter can have; null: any. */
  filters: F;
  sorts: readonly S[];
}

export interface ListAddress<F extends Filters = Filters, S extends string = string> {
  /** What is searched for. */
  words: string;
  filters: ValuesOf<F>;
  sort: S | undefined;
  /** The part of a list call's query that the address says. */
  query: { q?: string; sort?: S } & ValuesOf<F>;
  /** Not everything is shown. */
  isNarrowed: boolean;
  /** Changes a part of the address, '' takes it away; the first page is shown again. */
  change: (name: string, value: string, options?: { replace?: boolean }) => void;
  /** Takes the words and the filters away. */
  clear: (options?: { replace?: boolean }) => void;
}

/**
 * What of a list the address names: words, filters, order. What no list knows counts as not said.
 * @param isOn off where the backend's lists answer none of it
 */
export function useListAddress<const F extends Filters, const S extends string>(
  { filters, sorts }: Known<F, S>,
  isOn: boolean,
): ListAddress<F, S> {
  const [params, setParams] = useSearchParams();
  const said = (name: string) => (isOn ? (params.get(name) ?? '') : '');
  const words = said(WORDS).trim().slice(0, LONGEST);
  const sort = sorts.find((each) => each === said(SORT));
  const chosen = Object.entries(filters).flatMap(([name, values]) => {
    const value = said(name);
    return value && (values === null || values.includes(value)) ? [[name, value]] : [];
  });
  const narrowed = Object.fromEntries(chosen) as ValuesOf<F>;

  const change = useCallback<ListAddress['change']>(
    (name, value, options) =>
      setParams((current) => {
        const next = new URLSearchParams(current);
        if (value) next.set(name, value);
        else next.delete(name);
        next.delete('page');
        return next;
      }, options),
    [setParams],
  );
  const clear: ListAddress['clear'] = (options) =>
    setParams((current) => {
      const next = new URLSearchParams(current);
      for (const name of [WORDS, 'page', ...Object.keys(filters)]) next.delete(name);
      return next;
    }, options);
  return {
    words,
    filters: narrowed,
    sort,
    query: { ...(words && { q: words }), ...(sort && { sort }), ...narrowed },
    isNarrowed: words !== '' || chosen.length > 0,
    change,
    clear,
  };
}
