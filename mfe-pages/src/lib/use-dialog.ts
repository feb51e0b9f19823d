import { useState } from 'react';

/**
 * A dialog about something. What it is about is kept while it closes, so that it can leave with its animation; each
 * opening has a number of its own.
 */
export function useDialog<T>() {
  const [state, setState] = useState<{ open: boolean; subject?: T; number: number }>({ open: false, number: 0 });
  return {
    ...state,
    show: (subject: T) => setState(({ number }) => ({ open: true, subject, number: number + 1 })),
    close: () => setState((current) => ({ ...current, open: false })),
  };
}
