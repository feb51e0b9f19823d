import { type KeyboardEvent, useState } from 'react';
import type { Piece } from '../boundary/host-piece.tsx';

/**
 * The state of a button whose menu is loaded on demand: fetched when the button is pointed at or focused, shown when it
 * is pressed. `button` goes onto the button that stands in the menu's place until then.
 */
export function useMenuOnDemand<P>(piece: Piece<P>) {
  const [asked, setAsked] = useState(false);
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
