import { type KeyboardEvent, useEffect, useState } from 'react';
import type { Piece } from '../boundary/host-piece.tsx';
import { whenFirstInput } from '../first-input.ts';

/**
 * The state of a button whose menu is loaded on demand: fetched with the first input or when the button is focused, shown
 * when it is pressed. `button` goes onto the button that stands in the menu's place until then.
 */
export function useMenuOnDemand<P>(piece: Piece<P>) {
  const [asked, setAsked] = useState(false);
  // A release may take it away from the server while the page is open.
  useEffect(() => whenFirstInput(piece.prepare), [piece]);
  const ask = () => setAsked(true);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    ask();
  };
  return {
    asked,
    openAgain: (retry: () => void) => {
      ask();
      retry();
    },
    button: {
      'aria-haspopup': 'menu',
      'aria-expanded': false,
      onPointerEnter: piece.prepare,
      onFocus: piece.prepare,
      onClick: ask,
      onKeyDown,
    } as const,
  };
}
