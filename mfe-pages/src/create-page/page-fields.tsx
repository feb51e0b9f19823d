import { Stack } from '@landfall/shared';
import { TextareaField, TextField, useWatch } from '@landfall/shared/form';
import type { useCreatePageForm } from './use-create-page-form.ts';

interface PageFieldsProps {
  fields: ReturnType<typeof useCreatePageForm>;
  domain?: string;
}

/** The first step: what the page is called and where it stands. */
export function PageFields({ fields: { form, titleInput, slugInput, slug }, domain = '' }: PageFieldsProps) {
  const { errors } = form.formState;
  const description = useWatch({ control: form.control, name: 'description' }) ?? '';
  return (
    <Stack gap="5">
      <TextField
        label="Title"
        placeholder="Spring menu"
        autoComplete="off"
        helper="Shown in the browser's tab and in search results."
        error={errors.title?.message}
        {...titleInput}
      />
      <TextField
        label="Slug"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        fontFamily="mono"
        helper={`${domain}${slug}`}
        error={errors.slug?.message}
        {...slugInput}
      />
      <TextareaField
        label="SEO description"
        rows={3}
        placeholder="What a search engine shows under the title. Optional."
        helper={`${description.length} of 160 characters`}
        error={errors.description?.message}
        {...form.register('description')}
      />
    </Stack>
  );
}
