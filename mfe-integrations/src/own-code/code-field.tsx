import { TextareaField } from '@landfall/shared/form';
import type { ComponentProps } from 'react';

/** Code as it is typed: nothing is corrected, wrapped or capitalised. */
export const CodeField = (props: ComponentProps<typeof TextareaField>) => (
  <TextareaField
    rows={7}
    fontFamily="mono"
    fontSize="sm"
    wrap="off"
    spellCheck={false}
    autoComplete="off"
    autoCapitalize="off"
    autoCorrect="off"
    dir="ltr"
    resize="vertical"
    {...props}
  />
);
