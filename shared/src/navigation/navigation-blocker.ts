/** What stands between the person and another screen: unsaved changes. */
interface NavigationBlocker {
  /** Whether it blocks now; `pathname` is where the person would go, where the address changes. */
  blocks: (pathname?: string) => boolean;
  /** Asks the person, and calls `proceed` once they agree. */
  confirm: (proceed: () => void) => void;
}

let current: NavigationBlocker | undefined;

export const isNavigationBlocked = (pathname?: string): boolean => current?.blocks(pathname) ?? false;

/**
 * Does what takes the person away from the screen (another address or project, signing out), after asking where
 * something typed would be given up.
 */
export function confirmNavigation(proceed: () => void, pathname?: string): void {
  if (current?.blocks(pathname)) current.confirm(proceed);
  else proceed();
}

/** Lets one screen be asked by `confirmNavigation`. Returns how to stop. */
export function blockNavigation(blocker: NavigationBlocker): () => void {
  current = blocker;
  return () => {
    if (current === blocker) current = undefined;
  };
}

/** How to close what is open over the screen; undefined where nothing is, or where it cannot be left. */
type FindOpen = () => (() => void) | undefined;

let findOpen: FindOpen = () => undefined;

/** Back closes what this finds. The overlay facade says it: before that is loaded nothing is open. */
export function closeOnBack(find: FindOpen): void {
  findOpen = find;
}

/** What Back closes now. */
export const closerOfOpen = (): ReturnType<FindOpen> => findOpen();

/** When the history's entry was arrived at, in milliseconds. */
export const arrival = { at: 0 };
