import { type ApiError, notify, useSearchParam } from '@landfall/shared';
import { useEffect, useState } from 'react';
import { useListTexts } from './texts.ts';

/** The entry that the address names, as far as the list knows it. */
interface NamedEntry<T> {
  /** Its id; '' where the address names none. */
  id: string;
  isListRead: boolean;
  listed: T | undefined;
  /** The id where the entry is none of those on screen, and is to be read by itself; else ''. */
  elsewhere: string;
  leave: () => void;
}

interface Listed<T> {
  /** The address's parameter. */
  param: string;
  /** The entries on screen; undefined while they are on their way. */
  entries: readonly T[] | undefined;
  idOf: (entry: T) => string;
}

/** What of a list the address names by a parameter: `useOpenNamed` opens it. */
export function useNamedEntry<T>({ param, entries, idOf }: Listed<T>): NamedEntry<T> {
  const [id, setId] = useSearchParam(param);
  const [project] = useSearchParam('project');
  // The host selects the project that the address names: until then another one's entries are listed.
  const known = project ? undefined : entries;
  const listed = known?.find((entry) => idOf(entry) === id);
  return {
    ...{ id, listed },
    isListRead: known !== undefined,
    elsewhere: known && !listed ? id : '',
    leave: () => {
      if (id) setId('', { replace: true });
    },
  };
}

interface Reading<T> {
  data?: { data: T } | undefined;
  error?: ApiError | undefined;
}

const NOT_FOUND = 404;

/**
 * Opens the entry that the address names, once, wherever in the list it stands; of one that is gone it says so. What it
 * returns takes the name out of the address: call it when the entry is closed.
 * @param reading of the entry `elsewhere`; absent where all there are are listed
 */
export function useOpenNamed<T>(
  { id, isListRead, listed, leave }: NamedEntry<T>,
  open: (entry: T) => void,
  reading?: Reading<T>,
): () => void {
  const texts = useListTexts();
  const found = listed ?? reading?.data?.data;
  const [opened, setOpened] = useState('');
  const isNowhere = reading ? reading.error?.status === NOT_FOUND : isListRead;
  const isGone = id !== '' && !found && isNowhere;

  useEffect(() => {
    if (id === opened) return;
    // Closed: asked for again it opens again.
    if (id === '') setOpened('');
    if (!found) return;
    setOpened(id);
    open(found);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each that is gone.
  useEffect(() => {
    if (!isGone) return;
    notify.error(texts.isGone);
    leave();
  }, [isGone]);
  return leave;
}
