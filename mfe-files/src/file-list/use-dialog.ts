import { useState } from 'react';

/** A dialog about something. What it is about is kept while it closes, so that it can leave with its animation. */
export function useDialog<T>() {
  const [state, setState] = useState<{ open: boolean; subject?: T }>({ open: false });
  return {
    ...state,
    show: (subject: T) => setState({ open: true, subject }),
    close: () => setState((current) => ({ ...current, open: false })),
  };
}
