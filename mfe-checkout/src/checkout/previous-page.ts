interface Tab {
  /** Entries of the tab's history, this page included. */
  entries: number;
  /** Whether the entry before is a page of this origin; browsers without the Navigation API do not say. */
  sameOriginBefore: boolean;
  /** The page whose link led here; empty where none did or none is told. */
  referrer: string;
}

/**
 * Whether there is a page to go back to. A new tab counts as an entry of its own in browsers (about:blank, the list of
 * favourites), and nobody wants to go back to that.
 */
export const hasPreviousPage = ({ entries, sameOriginBefore, referrer }: Tab): boolean =>
  entries > 2 || (entries === 2 && (sameOriginBefore || referrer !== ''));

/** This tab, as the browser tells it. */
export const thisTab = (): Tab => ({
  entries: window.history.length,
  sameOriginBefore: (window as { navigation?: { canGoBack: boolean } }).navigation?.canGoBack ?? false,
  referrer: document.referrer,
});
