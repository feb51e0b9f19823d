import { useCallback, useInsertionEffect, useRef } from 'react';

/** What the focus can be given back to: a menu is gone by the time its dialog closes, its button is not. */
export function lasting(element: Element | null): Element | null {
  const menu = element?.closest('[role="menu"]');
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : element;
}

/**
 * What had the focus when a dialog opened, to give it back. Noted before anything of the dialog is mounted: a child
 * that takes the focus early would be remembered otherwise. Null once it is gone, disabled or hidden.
 */
export function useOpener(open: boolean): () => HTMLElement | null {
  const noted = useRef<Element | null>(null);
  useInsertionEffect(() => {
    if (open) noted.current = lasting(document.activeElement);
  }, [open]);
  return useCallback(() => {
    const element = noted.current;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    return element.isConnected && !element.closest('[hidden], :disabled') ? element : null;
  }, []);
}
