/** Marks the button of a page's menu, for `menuButtonOf`. */
export const menuButtonMark = (pageId: string) => ({ 'data-menu-of': pageId });

/** The button that a dialog about a page was opened from; null where its row is gone. */
export const menuButtonOf = (pageId: string): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>('[data-menu-of]')].find((button) => button.dataset.menuOf === pageId) ??
  null;
