/** What stands between the person and another screen: unsaved changes. */
export interface NavigationBlocker {
  /** Whether it blocks now; `pathname` is where the person would go, where the address changes. */
  blocks: (pathname?: string) => boolean;
  /** Asks the person, and calls `proceed` once they agree. */
  confirm: (proceed: () => void) => void;
}

/** A step through the history, which the browser has gone already. */
export interface Step {
  /** `POP` is Back or Forward. */
  action: 'POP' | 'PUSH' | 'REPLACE';
  /** By how many entries; null where the one before is not the application's. */
  delta: number | null;
  /** Where it led. */
  pathname: string;
  go: (delta: number) => void;
}

/** What watches the ways from a screen. The overlay facade fills it in: before that is loaded nothing is open or typed. */
export const watch = {
  blocker: undefined as NavigationBlocker | undefined,
  /** Whether a step was taken back: the screen stays. */
  takesBack: (_step: Step): boolean => false,
  /** Whether somebody pressed or clicked something since the history's entry was arrived at. */
  hasInput: false,
};

/**
 * Does what takes the person away from the screen (another address or project, signing out), after asking where
 * something typed would be given up.
 */
export function confirmNavigation(proceed: () => void, pathname?: string): void {
  if (watch.blocker?.blocks(pathname)) watch.blocker.confirm(proceed);
  else proceed();
}
