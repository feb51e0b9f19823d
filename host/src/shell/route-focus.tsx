import { useLocation } from '@landfall/shared';
import { useCallback, useEffect, useRef } from 'react';

/** Until then a screen's heading is waited for. */
const PATIENCE_MS = 10_000;

const isDialogOpen = () => document.querySelector('[aria-modal=true]:not([data-state=closed])') !== null;

/** Whether somebody is at work in the screen already: its heading must not take the focus from there. */
const isInside = (main: HTMLElement) =>
  document.activeElement !== main && main.contains(document.activeElement) && document.activeElement?.tagName !== 'H1';

const PRESSES = ['keydown', 'pointerdown'] as const;

/**
 * Says whether somebody has pressed something since the address is that of a screen. The address changes at once, its screen comes
 * when it is there: until then people go on with the shell.
 */
function useWentOn(): (pathname: string) => boolean {
  const pressedAt = useRef<string>(undefined);
  useEffect(() => {
    // A key that is held down is the one that led here.
    const note = (event: Event) => {
      if (!(event instanceof KeyboardEvent && event.repeat)) pressedAt.current = window.location.pathname;
    };
    // Who comes back to a screen has pressed nothing since, whatever led away from it.
    const forget = () => {
      pressedAt.current = undefined;
    };
    for (const name of PRESSES) window.addEventListener(name, note, { capture: true, passive: true });
    window.addEventListener('popstate', forget);
    return () => {
      window.removeEventListener('popstate', forget);
      for (const name of PRESSES) window.removeEventListener(name, note, { capture: true });
    };
  }, []);
  return useCallback((pathname) => pressedAt.current === pathname, []);
}

/**
 * After each change of screen the focus is on the new one's heading: screen readers say it, and Tab goes on from there
 * rather than from the link that led away. The first screen of a page keeps the browser's own beginning.
 */
export default function RouteFocus() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const wentOn = useWentOn();
  useEffect(() => {
    if (pathname === shown.current) return;
    shown.current = pathname;
    const main = document.getElementById('main');
    if (!main) return;
    const began = document.activeElement;
    // Who went on meanwhile, to a menu or a field, stays there.
    const hasMoved = () => document.activeElement !== began && document.activeElement !== document.body;
    let taken: HTMLElement | undefined;
    // Its area, or its texts, may be on their way, and so may be the screen behind a heading that stands in for it: the focus
    // goes with the first to the second.
    const observer = new MutationObserver(() => settle());
    const stop = () => {
      observer.disconnect();
      clearTimeout(timer);
    };
    const timer = setTimeout(stop, PATIENCE_MS);
    const settle = () => {
      const heading = main.querySelector<HTMLElement>('h1');
      if (!heading || heading === taken) return;
      if (isInside(main) || hasMoved() || wentOn(pathname) || isDialogOpen()) return stop();
      taken = heading;
      heading.tabIndex = -1;
      heading.style.outline = 'none';
      heading.focus({ preventScroll: true });
    };
    observer.observe(main, { childList: true, subtree: true });
    settle();
    return stop;
  }, [pathname, wentOn]);
  return null;
}
