import { useSearchParams } from '@landfall/shared';
import { useState } from 'react';

/**
 * The dialog for something new: by its button, or by the address (`?add=1` unless named otherwise, until it closes).
 * A new number is a new dialog: nothing of the last one is left in it.
 */
export function useAddDialog(name = 'add') {
  const [params, setParams] = useSearchParams();
  const isAsked = params.has(name);
  const [state, setState] = useState({ number: 0, open: false });
  const show = () => setState(({ number }) => ({ number: number + 1, open: true }));
  // The palette can ask for it while the screen is shown.
  const [wasAsked, setWasAsked] = useState(false);
  if (isAsked !== wasAsked) {
    setWasAsked(isAsked);
    if (isAsked) show();
  }
  const close = () => {
    setState((current) => ({ ...current, open: false }));
    if (!isAsked) return;
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete(name);
        return next;
      },
      { replace: true },
    );
  };
  return { ...state, show, close };
}
