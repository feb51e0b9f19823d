import { type RefObject, useEffect } from 'react';

interface PlaceFocusProps {
  /** What is shown. */
  place: string;
  /** What was shown before; undefined for the first, which keeps the browser's own beginning. */
  shown: RefObject<string | undefined>;
}

/**
 * Puts the focus on the heading of what stands in the place of another, where what had it is gone: both have one path,
 * so that the shell sees no change of screen.
 */
export function PlaceFocus({ place, shown }: PlaceFocusProps) {
  useEffect(() => {
    const before = shown.current;
    shown.current = place;
    if (before === undefined || before === place || document.activeElement !== document.body) return;
    const heading = document.querySelector('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.style.outline = 'none';
    heading.focus();
  }, [place, shown]);
  return null;
}
