import { ApiError, api } from '@landfall/shared';
import { briefAnswer } from '@landfall/shared/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSheetDraft } from '../facts/use-sheet-draft.ts';
import { pageCalls } from '../page-calls.ts';

interface Told {
  title: string;
  text: string;
}

const sourceOf = ({ title, text }: Told) => JSON.stringify([title, text]);

/** What the backend understands of a description, and what the person makes of it. */
export function useUnderstanding(projectId: string) {
  const [draft, dispatch] = useSheetDraft(`create:${projectId}`);
  const [failure, setFailure] = useState<ApiError>();
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);

  /** Reads what is new. What was read and corrected already stays. */
  const read = useCallback(
    async (told: Told) => {
      const source = sourceOf(told);
      reading.current?.abort();
      setFailure(undefined);
      if (source === draft.source) return;
      const attempt = new AbortController();
      reading.current = attempt;
      try {
        const { signal } = attempt;
        const { data } = await api.post(pageCalls.brief(projectId), told, briefAnswer, { signal });
        if (!signal.aborted) dispatch({ do: 'read', sheet: data, source });
      } catch (error) {
        if (attempt.signal.aborted || !(error instanceof ApiError)) return;
        setFailure(error);
      }
    },
    [projectId, draft.source, dispatch],
  );

  return { draft, dispatch, failure, read, isRead: (told: Told) => draft.source === sourceOf(told) };
}
