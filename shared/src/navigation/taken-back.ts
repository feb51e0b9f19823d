import { confirmNavigation, type NavigationBlocker, type Step, watch } from './navigation-blocker.ts';

/** Lets one screen be asked by `confirmNavigation`. Returns how to stop. */
export function blockNavigation(blocker: NavigationBlocker): () => void {
  watch.blocker = blocker;
  return () => {
    if (watch.blocker === blocker) watch.blocker = undefined;
  };
}

/** How to close what is open over the screen; undefined where nothing is, or where it cannot be left. */
type FindOpen = () => (() => void) | undefined;

let findOpen: FindOpen = () => undefined;

/** Back closes what this finds. */
export function closeOnBack(find: FindOpen): void {
  findOpen = find;
}

/** After so many milliseconds without a step the browser does not go where it was told: somebody led it elsewhere. */
const QUIET_MS = 100;

/** The browser, on its way to the entry whose screen is shown. */
interface Return {
  /** How many entries it is away from there. */
  away: number;
  /** What Back closes; absent where the person is asked instead. */
  close: (() => void) | undefined;
  timer?: ReturnType<typeof setTimeout>;
}

let returning: Return | undefined;
let isAgreed = false;

/**
 * The browser has gone already: it returns, and goes again once the person agrees. Back closes what is open over the
 * screen, and leaves nothing else; on its own entry, whose address it may change.
 */
function takesBack({ action, delta, pathname, go }: Step): boolean {
  clearTimeout(returning?.timer);
  if (action === 'PUSH' || delta === null) {
    returning = undefined;
    return false;
  }
  if (returning) {
    const away = returning.away + delta;
    if (away === 0) {
      const { close } = returning;
      returning = undefined;
      close?.();
    } else {
      // Another Back came in between: the browser may have followed that alone.
      returning = { ...returning, away, timer: setTimeout(() => go(-away), QUIET_MS) };
    }
    return true;
  }
  if (delta === 0) return false;
  // What asked may still be on its way out.
  const close = delta < 0 && !isAgreed ? findOpen() : undefined;
  isAgreed = false;
  if (!close && !watch.blocker?.blocks(pathname)) return false;
  returning = { away: delta, close };
  go(-delta);
  const goOn = () => {
    isAgreed = true;
    go(delta);
  };
  if (!close) confirmNavigation(goOn, pathname);
  return true;
}

watch.takesBack = (step) => step.action !== 'REPLACE' && takesBack(step);
