import { type KeyboardEvent, useState } from 'react';
import { blockSpace } from '../lib/block-space.ts';

/** Fields in which the space key does nothing. `spaced` names the one where it was just pressed, so that it can say so. */
export function useBlockedSpace() {
  const [spaced, setSpaced] = useState('');
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    blockSpace(event);
    setSpaced(event.key === ' ' ? event.currentTarget.name : '');
  };
  return { spaced, onKeyDown };
}
