import { useCallback, useLayoutEffect, useRef } from 'react';
import type { Act } from './fact-row.tsx';
import type { SheetAction } from './sheet-draft.ts';

/** The first control of the fields that are open. */
const FIELD = 'input, textarea, select';

/**
 * Changes to a draft, after which the focus goes where the fact is that they were about: a row that is edited, removed
 * or kept has other controls than before. A fact that is gone leaves it to the button that adds one.
 */
export function useFollowingFocus(dispatch: (action: SheetAction) => void) {
  const container = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const followed = useRef<string | undefined>(undefined);

  useLayoutEffect(() => {
    const id = followed.current;
    if (id === undefined || !container.current) return;
    followed.current = undefined;
    const form = container.current.querySelector('form');
    const rows = [...container.current.querySelectorAll<HTMLElement>('[data-fact]')];
    const row = id === 'new' ? form : rows.find(({ dataset }) => dataset.fact === id);
    const field = row?.querySelector<HTMLElement>('[data-focus]') ?? row?.querySelector<HTMLElement>(FIELD);
    (field ?? addButton.current)?.focus();
  });

  const act: Act = useCallback(
    (action, follow) => {
      followed.current = follow;
      dispatch(action);
    },
    [dispatch],
  );
  return { container, addButton, act };
}
