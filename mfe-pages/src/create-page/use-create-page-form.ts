import { createPage } from '@landfall/shared/contracts';
import { type SchemaForm, useSchemaForm, useWatch } from '@landfall/shared/form';
import { type ChangeEvent, useState } from 'react';
import { sanitizeSlug, slugOfTitle } from './slug.ts';

export type CreatePageForm = SchemaForm<typeof createPage>;

const EMPTY = { title: '', slug: '/', description: '', description_ai: '' };

/** The dialog's form: the slug follows the title until it is edited by hand. */
export function useCreatePageForm() {
  const form = useSchemaForm(createPage, { defaultValues: EMPTY, mode: 'onChange', draft: 'create-page' });
  const [slugEdited, setSlugEdited] = useState(false);
  const [title, slug] = useWatch({ control: form.control, name: ['title', 'slug'] });
  const { errors } = form.formState;

  const titleInput = form.register('title', {
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      if (!slugEdited) form.setValue('slug', slugOfTitle(event.target.value), { shouldValidate: true });
    },
    onBlur: () => void form.trigger('title'),
  });

  const slugRegistration = form.register('slug');
  const slugInput = {
    ...slugRegistration,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const input = event.target;
      const caret = sanitizeSlug(input.value.slice(0, input.selectionStart ?? undefined)).length;
      input.value = sanitizeSlug(input.value);
      input.setSelectionRange(caret, caret);
      setSlugEdited(true);
      return slugRegistration.onChange(event);
    },
  };

  return {
    form,
    titleInput,
    slugInput,
    slug,
    /** Whether the first step may be left. */
    firstStepReady: Boolean(title.trim() && slug && !errors.title && !errors.slug && !errors.description),
    reset: () => {
      setSlugEdited(false);
      form.reset(EMPTY);
    },
  };
}
