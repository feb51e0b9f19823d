/** Marks the button of a page's menu, for `menuButtonOf`. */
export const menuButtonMark = (pageId: string) => ({ 'data-menu-of': pageId });

/** The button that a dialog about a page was opened from; null where its row is gone. */
export const menuButtonOf = (pageId: string): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>('[data-menu-of]')].find((button) => button.dataset.menuOf === pageId) ??
  null;

/** Marks 'New Page', for `newPageButton`. */
export const newPageMark = { 'data-new-page': '' };

/** Where the focus goes once a page and the buttons of its row are gone. */
export const newPageButton = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-new-page]');
