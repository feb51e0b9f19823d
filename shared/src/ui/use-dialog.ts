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
    /** The same dialog about something else. */
    turnTo: (about: About) => setDialog((last) => last && { ...last, about }),
    close: () => setDialog((last) => last && { ...last, open: false }),
  };
}
