import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives the focus back when a dialog closes and nothing else has it. The dialog does so itself, but only where it was open
 * for a frame: on a busy machine it may be closed before. @param target where to; null: nowhere
 */
export function useFocusReturn(
  open: boolean,
  content: RefObject<HTMLElement | null>,
  target: () => HTMLElement | null,
): void {
  const latest = useRef(target);
  useEffect(() => {
    latest.current = target;
  });
  const frame = useRef(0);
  useEffect(() => {
    if (!open) return;
    cancelAnimationFrame(frame.current);
    return () => {
      const element = content.current;
      frame.current = requestAnimationFrame(() => {
        const active = document.activeElement;
        const isNowhere = !active || active === document.body || element?.contains(active);
        if (isNowhere) latest.current()?.focus({ preventScroll: true });
      });
    };
  }, [open, content]);
}
