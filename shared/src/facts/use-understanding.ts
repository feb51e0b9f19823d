import { ApiError, send } from '@landfall/shared';
import { readBrief } from '@landfall/shared/endpoints';
import { useEffect, useRef, useState } from 'react';
import { useSheetDraft } from './use-sheet-draft.ts';

interface Told {
  title: string;
  text: string;
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
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);

  /** Reads what is new. What was read and corrected already stays. */
  const read = async (told: Told) => {
    const source = sourceOf(told);
    reading.current?.abort();
    setFailure(undefined);
    if (source === draft.source) return;
    const attempt = new AbortController();
    const { signal } = attempt;
    reading.current = attempt;
    try {
      const { data: sheet } = await send(readBrief, { params: { project_id: projectId }, body: told, signal });
      if (!signal.aborted) dispatch({ do: 'read', sheet, source });
    } catch (error) {
      if (!signal.aborted && error instanceof ApiError) setFailure(error);
    }
  };
  const forget = () => {
    reading.current?.abort();
    dispatch({ do: 'forget' });
  };

  return { draft, dispatch, failure, read, forget, isRead: (told: Told) => draft.source === sourceOf(told) };
}
