import { useEffect, useRef } from 'react';

/** Nobody has the focus, or somebody who can do nothing with it. */
const isLost = (): boolean =>
  document.activeElement === document.body || !!document.activeElement?.matches(':disabled');

/** Has an element take the focus that a control lost because it went away or was disabled, while `isOn`. */
export function useKeptFocus(isOn: boolean) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOn && isLost()) element.current?.focus({ preventScroll: true });
  });
  return element;
}
