interface Guard {
  /** Whether something would be lost; `pathname` is where the person would go, where the address changes. */
  holds: (pathname?: string) => boolean;
  /** Asks the person, and calls `goOn` once they agree. */
  ask: (goOn: () => void) => void;
}

let guard: Guard | undefined;

export const isHeldBack = (pathname?: string): boolean => guard?.holds(pathname) ?? false;

/**
 * Does what takes the person away from the screen (another address or project, signing out), after asking where
 * something typed would be given up.
 */
export function beforeLeaving(goOn: () => void, pathname?: string): void {
  if (guard?.holds(pathname)) guard.ask(goOn);
  else goOn();
}

/** Lets one screen be asked by `beforeLeaving`. Returns how to stop. */
export function guardLeaving(mine: Guard): () => void {
  guard = mine;
  return () => {
    if (guard === mine) guard = undefined;
  };
}
