import { useEffect, useEffectEvent } from 'react';

/**
 * Listens to the keyboard while mounted. Combinations with Ctrl, Meta and Alt are the browser's own.
 * @param handle returns whether it took the key
 */
export function useKeyboard(handle: (event: KeyboardEvent) => boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (handle(event)) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
