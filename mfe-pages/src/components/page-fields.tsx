import { Stack } from '@landfall/shared';
import { TextareaField, TextField } from '@landfall/shared/form';
import type { ComponentProps, ReactNode } from 'react';
import { usePagesTexts } from '../texts.ts';

type Name = 'title' | 'slug' | 'description';

interface PageFieldsProps {
  inputs: Record<'title' | 'slug', Partial<ComponentProps<typeof TextField>>> & {
    description: Partial<ComponentProps<typeof TextareaField>>;
  };
  errors: Partial<Record<Name, { message?: string }>>;
  /** Stands under the slug: where the page will be. */
  address: ReactNode;
  /** How many characters the description has. */
  length: number;
}

/** What a page is called and where it stands. */
export function PageFields({ inputs, errors, address, length }: PageFieldsProps) {
  const texts = usePagesTexts();
  return (
    <Stack gap="5">
      <TextField
        label={texts.title}
        placeholder={texts.titlePlaceholder}
        autoComplete="off"
        helper={texts.titleHelp}
        error={errors.title?.message}
        {...inputs.title}
      />
      <TextField
        label={texts.slug}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        fontFamily="mono"
        helper={address}
        error={errors.slug?.message}
        {...inputs.slug}
      />
      <TextareaField
        label={texts.seoDescription}
        rows={3}
        placeholder={texts.seoPlaceholder}
        helper={texts.ofCharacters(length)}
        error={errors.description?.message}
        {...inputs.description}
      />
    </Stack>
  );
}
