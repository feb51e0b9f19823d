import type { ChangeEvent } from 'react';
import { sanitizeSlug } from './slug.ts';

/** Puts what was typed into an input as something else makes it; the caret stays where one types. */
export function retype(input: HTMLInputElement, make: (typed: string) => string): string {
  const caret = make(input.value.slice(0, input.selectionStart ?? undefined)).length;
  input.value = make(input.value);
  input.setSelectionRange(caret, caret);
  return input.value;
}

/** A slug field's registration, with what each keystroke is made of. */
export function slugInput<R extends { onChange: (event: ChangeEvent<HTMLInputElement>) => unknown }>(
  registration: R,
  onEdit?: () => void,
) {
  return {
    ...registration,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      retype(event.target, sanitizeSlug);
      onEdit?.();
      return registration.onChange(event);
    },
  };
}
