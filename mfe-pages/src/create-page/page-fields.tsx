import { Stack } from '@landfall/shared';
import { TextareaField, TextField, useWatch } from '@landfall/shared/form';
import { usePagesTexts } from '../texts.ts';
import type { useCreatePageForm } from './use-create-page-form.ts';

interface PageFieldsProps {
  fields: ReturnType<typeof useCreatePageForm>;
  domain?: string;
}

/** The first step: what the page is called and where it stands. */
export function PageFields({ fields: { form, titleInput, slugInput, slug }, domain = '' }: PageFieldsProps) {
  const texts = usePagesTexts();
  const { errors } = form.formState;
  const description = useWatch({ control: form.control, name: 'description' }) ?? '';
  return (
    <Stack gap="5">
      <TextField
        label={texts.title}
        placeholder={texts.titlePlaceholder}
        autoComplete="off"
        helper={texts.titleHelp}
        error={errors.title?.message}
        {...titleInput}
      />
      <TextField
        label={texts.slug}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        fontFamily="mono"
        helper={`${domain}${slug}`}
        error={errors.slug?.message}
        {...slugInput}
      />
      <TextareaField
        label={texts.seoDescription}
        rows={3}
        placeholder={texts.seoPlaceholder}
        helper={texts.ofCharacters(description.length)}
        error={errors.description?.message}
        {...form.register('description')}
      />
    </Stack>
  );
}
