import type { ChangeEvent } from 'react';
import { sanitizeSlug } from './slug.ts';

/** A slug field's registration, with what each keystroke is made of. The caret stays where one types. */
export function slugInput<R extends { onChange: (event: ChangeEvent<HTMLInputElement>) => unknown }>(
  registration: R,
  onEdit?: () => void,
) {
  return {
    ...registration,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const input = event.target;
      const caret = sanitizeSlug(input.value.slice(0, input.selectionStart ?? undefined)).length;
      input.value = sanitizeSlug(input.value);
      input.setSelectionRange(caret, caret);
      onEdit?.();
      return registration.onChange(event);
    },
  };
}
