import { useState } from 'react';

/** What an entry is about to be: other in some of its parts, or gone. */
export type Change<T> = Partial<T> | 'gone';

/** What was done with entries of a list, shown before the server has said so. */
export function useChanges<T>(idOf: (entry: T) => string) {
  const [changes, setChanges] = useState<ReadonlyMap<string, Change<T>>>(new Map());
  return {
    /** The entries as they are about to be. */
    applied: (entries: readonly T[]): T[] =>
      entries.flatMap((entry) => {
        const change = changes.get(idOf(entry));
        if (change === 'gone') return [];
        return [change ? { ...entry, ...change } : entry];
      }),
    put: (made: ReadonlyMap<string, Change<T>>) => setChanges((all) => new Map([...all, ...made])),
    drop: (ids: readonly string[]) => setChanges((all) => new Map([...all].filter(([id]) => !ids.includes(id)))),
  };
}
