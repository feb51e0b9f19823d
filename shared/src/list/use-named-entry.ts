import { type ApiError, notify, useSearchParam } from '@landfall/shared';
import { useEffect, useState } from 'react';
import { useListTexts } from './texts.ts';

interface Reading<T> {
  data?: T | undefined;
  error?: ApiError | undefined;
}

interface NamedEntry<T> {
  /** The address's parameter. */
  param: string;
  /** The entries on screen; undefined while they are on their way. */
  listed: readonly T[] | undefined;
  idOf: (entry: T) => string;
  /** A hook that reads one entry by its id, of '' nothing; absent where all there are are listed. */
  useEntry?: (id: string) => Reading<{ data: T }>;
  onFound: (entry: T) => void;
}

const NOT_FOUND = 404;

const useNoOther = (): Reading<{ data: never }> => ({});

/**
 * Opens the entry that the address names, once, wherever in the list it stands; of one that is gone it says so. What it
 * returns takes the name out of the address: call it when the entry is closed.
 */
export function useNamedEntry<T>({ param, listed, idOf, useEntry = useNoOther, onFound }: NamedEntry<T>): () => void {
  const texts = useListTexts();
  const [named, setNamed] = useSearchParam(param);
  const here = listed?.find((entry) => idOf(entry) === named);
  const { data: elsewhere, error } = useEntry(listed && !here ? named : '');
  const found = here ?? elsewhere?.data;
  const [opened, setOpened] = useState('');
  const isNowhere = useEntry === useNoOther ? listed !== undefined : error?.status === NOT_FOUND;
  const isGone = named !== '' && !found && isNowhere;

  useEffect(() => {
    if (named === opened) return;
    // Closed: asked for again it opens again.
    if (named === '') setOpened('');
    if (!found) return;
    setOpened(named);
    onFound(found);
  });
  useEffect(() => {
    if (!isGone) return;
    notify.error(texts.isGone);
    setNamed('', { replace: true });
  }, [isGone, setNamed, texts]);

  return () => {
    if (named) setNamed('', { replace: true });
  };
}
