import { useSearchParams } from '@landfall/shared';
import { useState } from 'react';

/** A dialog about something. What it is about is kept while it closes; a new number is a new dialog. */
export interface Dialog<Kind extends string, About> {
  kind: Kind;
  about: About;
  open: boolean;
  number: number;
}

/** The one dialog that a screen has open, or had. */
export function useDialog<Kind extends string, About>() {
  const [dialog, setDialog] = useState<Dialog<Kind, About>>();
  return {
    dialog,
    show: (kind: Kind, about: About) =>
      setDialog((last) => ({ kind, about, open: true, number: (last?.number ?? 0) + 1 })),
    close: () => setDialog((last) => last && { ...last, open: false }),
  };
}

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
