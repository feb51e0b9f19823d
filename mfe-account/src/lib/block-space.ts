import type { KeyboardEvent } from 'react';

/** The space key does nothing in this field; what is pasted is for the form's rules to judge. */
export const blockSpace = (event: KeyboardEvent): void => {
  if (event.key === ' ') event.preventDefault();
};
