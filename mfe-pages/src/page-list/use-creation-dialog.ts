import { useSearchParams } from '@landfall/shared';
import { useState } from 'react';
import { useDialog } from './use-dialog.ts';

/**
 * The create dialog; the address `?new=1` (the palette, the home screen) opens it too.
 * @param allowed whether pages can be created: not without a domain
 */
export function useCreationDialog(allowed: boolean) {
  const dialog = useDialog<true>();
  const [params, setParams] = useSearchParams();
  const asked = allowed && params.has('new');
  const [answered, setAnswered] = useState(false);
  if (asked !== answered) {
    setAnswered(asked);
    if (asked) dialog.show(true);
  }
  const close = () => {
    dialog.close();
    if (!asked) return;
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete('new');
        return next;
      },
      { replace: true },
    );
  };
  return { ...dialog, close };
}
