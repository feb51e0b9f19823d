import { lasting } from './use-opener.ts';

/**
 * Does something once the menu has closed, with the focus on the menu's button: a dialog opened earlier, or while the
 * focus is nowhere, would have no place to return it to.
 */
export const afterMenu = (action: () => void) => (): void => {
  const button = lasting(document.activeElement);
  requestAnimationFrame(() => {
    if (button instanceof HTMLElement) button.focus();
    action();
  });
};
