import { useSearchParams } from '@landfall/shared';
import { useState } from 'react';

const PARAMETER = 'add';

/**
 * The add-domain dialog: by its button, or by the address (`?add=1`, until it closes).
 * A new number is a new dialog: nothing of the last one is left in it.
 */
export function useAddDialog() {
  const [params, setParams] = useSearchParams();
  const asked = params.has(PARAMETER);
  const [state, setState] = useState({ number: 0, open: false });
  const show = () => setState(({ number }) => ({ number: number + 1, open: true }));
  // The palette can ask for it while this screen is shown.
  const [seen, setSeen] = useState(false);
  if (asked !== seen) {
    setSeen(asked);
    if (asked) show();
  }
  const close = () => {
    setState((current) => ({ ...current, open: false }));
    if (!asked) return;
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete(PARAMETER);
        return next;
      },
      { replace: true },
    );
  };
  return { ...state, show, close };
}
