import { ApiError, send } from '@landfall/shared';
import { readBrief } from '@landfall/shared/endpoints';
import { useEffect, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { retried } from './retried.ts';
import type { SheetDraft } from './sheet-draft.ts';
import { sheetReducer } from './sheet-reducer.ts';
import { useSheetDraft } from './use-sheet-draft.ts';

/** How many times a reading that failed is tried again, unless the screen's data has a number of its own. */
const RETRIES = 2;

interface Told {
  title: string;
  text: string;
}

interface Reading {
  source: string;
  attempt: AbortController;
  /** The draft once it is of that text; undefined where reading failed, or something else is read by now. */
  result: Promise<SheetDraft | undefined>;
}

/**
 * What the backend understands of a description, and what the person makes of it.
 * @param name what the corrections are kept under in this tab, until they are forgotten
 */
export function useUnderstanding(projectId: string, name: string) {
  const [draft, dispatch] = useSheetDraft(name);
  // What is understood depends on the project, too.
  const sourceOf = ({ title, text }: Told) => JSON.stringify([projectId, title, text]);
  const [failure, setFailure] = useState<ApiError>();
  const [isReading, setReading] = useState(false);
  const { errorRetryCount: retries = RETRIES } = useSWRConfig();
  const reading = useRef<Reading>(undefined);
  // It may be corrected while something is read.
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  }, [draft]);
  useEffect(
    () => () => {
      reading.current?.attempt.abort();
      reading.current = undefined;
    },
    [],
  );

  const stop = () => {
    reading.current?.attempt.abort();
    reading.current = undefined;
    setReading(false);
  };
  const ask = async (told: Told, source: string, { signal }: AbortController): Promise<SheetDraft | undefined> => {
    try {
      const read = () => send(readBrief, { params: { project_id: projectId }, body: told, signal });
      const { data: sheet } = await retried(read, signal, retries);
      if (signal.aborted) return undefined;
      const action = { do: 'read', sheet, source } as const;
      dispatch(action);
      return sheetReducer(latest.current, action);
    } catch (error) {
      if (!signal.aborted && error instanceof ApiError) setFailure(error);
      return undefined;
    } finally {
      if (!signal.aborted) stop();
    }
  };

  /** Reads what is new, once. What was read and corrected already stays. */
  const read = async (told: Told): Promise<SheetDraft | undefined> => {
    const source = sourceOf(told);
    if (reading.current?.source === source) return reading.current.result;
    stop();
    setFailure(undefined);
    if (source === draft.source) return draft;
    const attempt = new AbortController();
    setReading(true);
    const result = ask(told, source, attempt);
    reading.current = { source, attempt, result };
    return result;
  };
  const forget = () => {
    stop();
    dispatch({ do: 'forget' });
  };

  return { draft, dispatch, failure, isReading, read, forget, isRead: (told: Told) => draft.source === sourceOf(told) };
}
