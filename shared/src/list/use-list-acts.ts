import { ApiError, messageOf, notify, notifyPlanLimit, useInvalidate } from '@landfall/shared';
import type { BulkResult } from '@landfall/shared/contracts';
import { type Endpoint, listTrash } from '@landfall/shared/endpoints';
import { useEffect, useRef, useState } from 'react';
import { restoreAll } from './restore.ts';
import { besideRows, focusRow, rowsOf } from './row-focus.ts';
import { useListTexts } from './texts.ts';
import { type Change, useChanges } from './use-changes.ts';
import type { Selection } from './use-selection.ts';

/** What could not be done with an entry. */
export interface Refusal {
  id: string;
  title: string;
  reason: string;
}

export interface Act<T> {
  entries: readonly T[];
  /** What an entry becomes, at once. */
  becomes?: (entry: T) => Change<T>;
  /** @throws ApiError */
  call: (ids: string[]) => Promise<readonly BulkResult[]>;
  /** Said of those that it worked for. */
  done?: (count: number, first: T) => string;
  /** Why it failed, where the server does not say. */
  failed: string;
  /** It can be undone, out of the trash. */
  isDeletion?: boolean;
  /** What was selected stays so, for more of it. */
  keepsSelection?: boolean;
}

interface ListActsOptions<T> {
  idOf: (entry: T) => string;
  titleOf: (entry: T) => string;
  /** The lists that are read again afterwards. */
  invalidates: readonly Endpoint[];
  selection: Selection | undefined;
  /** Around the rows. */
  list: () => HTMLElement | null;
  /** What has the focus once no row is left. */
  fallback: () => HTMLElement | null;
}

/**
 * What is done with entries of a list: it shows at once, and comes back if the server refuses. What failed stays
 * selected, with the reasons; what was deleted can be undone from its notice.
 */
export function useListActs<T>(options: ListActsOptions<T>) {
  const { idOf, titleOf, invalidates, selection, list, fallback } = options;
  const texts = useListTexts();
  const invalidate = useInvalidate();
  const changes = useChanges(idOf);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const [pending, setPending] = useState(0);
  const latest = useRef<string[]>([]);
  const [focusOn, setFocusOn] = useState<{ id: string | undefined }>();

  useEffect(() => {
    if (!focusOn) return;
    setFocusOn(undefined);
    const row = rowsOf(list()).find(({ dataset }) => dataset.row === focusOn.id);
    if (row) focusRow(row);
    else fallback()?.focus();
  }, [focusOn, list, fallback]);

  const readAgain = () => invalidate(...invalidates, listTrash);

  const undo = async (ids: readonly string[]) => {
    latest.current = [];
    const failed = await restoreAll(ids);
    await readAgain();
    if (failed) notify.error(texts.restoreFailed, messageOf(failed, '') || undefined);
    else notify.success(texts.restored(ids.length));
  };

  const tellDone = ({ done, isDeletion = false }: Act<T>, entries: readonly T[]) => {
    const [first] = entries;
    if (!done || first === undefined) return;
    const ids = entries.map(idOf);
    if (isDeletion) latest.current = ids;
    const more = isDeletion && { action: { label: texts.undo, onClick: () => void undo(ids) }, seconds: 10 };
    notify.success(done(entries.length, first), undefined, more || undefined);
  };

  const refuse = ({ entries, failed }: Act<T>, results: readonly BulkResult[]): string[] => {
    const refused = results.filter(({ ok }) => !ok);
    changes.drop(refused.map(({ id }) => id));
    const told = refused.map(({ id, message }) => {
      const entry = entries.find((each) => idOf(each) === id);
      return { id, title: entry ? titleOf(entry) : id, reason: message || failed };
    });
    if (entries.length === 1 && told[0]) notify.error(failed, told[0].reason === failed ? undefined : told[0].reason);
    else setRefusals(told);
    return refused.map(({ id }) => id);
  };

  /** Whether it worked for all of them. */
  const act = async (what: Act<T>): Promise<boolean> => {
    const { entries, becomes, call, failed, isDeletion, keepsSelection } = what;
    const ids = entries.map(idOf);
    const chosen = selection?.ids ?? [];
    const isOfSelection = ids.every((id) => chosen.includes(id));
    if (isDeletion) {
      setFocusOn({ id: besideRows(list(), ids) });
      selection?.set(chosen.filter((id) => !ids.includes(id)));
    }
    if (becomes) changes.put(new Map(entries.map((entry) => [idOf(entry), becomes(entry)])));
    setRefusals([]);
    setPending((running) => running + 1);
    try {
      const results = await call(ids);
      const worked = entries.filter((entry) => results.some(({ id, ok }) => ok && id === idOf(entry)));
      tellDone(what, worked);
      const refused = refuse(what, results);
      if (isOfSelection && !keepsSelection) selection?.set(refused);
      return worked.length === entries.length;
    } catch (error) {
      changes.drop(ids);
      selection?.set(chosen);
      if (!(error instanceof ApiError)) throw error;
      if (!notifyPlanLimit(error)) notify.error(messageOf(error, failed));
      return false;
    } finally {
      setPending((running) => running - 1);
      void readAgain().finally(() => changes.drop(ids));
    }
  };

  return {
    act,
    applied: changes.applied,
    isPending: pending > 0,
    refusals,
    dismissRefusals: () => setRefusals([]),
    /** Undoes the latest deletion, where there was one. */
    undoLatest: () => {
      if (latest.current.length > 0) void undo(latest.current);
    },
  };
}

export type ListActs<T> = ReturnType<typeof useListActs<T>>;
