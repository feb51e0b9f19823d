import { createPage } from '@landfall/shared/contracts';
import { type SchemaForm, useSchemaForm, useWatch } from '@landfall/shared/form';
import { type ChangeEvent, useState } from 'react';
import { slugOfTitle } from '../lib/slug.ts';
import { slugInput } from '../lib/slug-input.ts';

export type CreatePageForm = SchemaForm<typeof createPage>;

const EMPTY = { title: '', slug: '/', description: '', description_ai: '' };

/** The dialog's form: the slug follows the title until it is edited by hand. */
export function useCreatePageForm() {
  const form = useSchemaForm(createPage, { defaultValues: EMPTY, mode: 'onChange', draft: 'create-page' });
  const [slugEdited, setSlugEdited] = useState(false);
  const [title, slug, description, descriptionAi] = useWatch({
    control: form.control,
    name: ['title', 'slug', 'description', 'description_ai'],
  });
  const { errors } = form.formState;

  const titleInput = form.register('title', {
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      if (!slugEdited) form.setValue('slug', slugOfTitle(event.target.value), { shouldValidate: true });
    },
    onBlur: () => void form.trigger('title'),
  });

  return {
    form,
    slug,
    /** What the AI is told, and under which title. */
    told: { title: title.trim(), text: descriptionAi?.trim() ?? '' },
    /** How many characters the description has. */
    length: description?.length ?? 0,
    inputs: {
      title: titleInput,
      slug: slugInput(form.register('slug'), () => setSlugEdited(true)),
      description: form.register('description'),
    },
    /** Whether the first step may be left. */
    firstStepReady: Boolean(title.trim() && slug && !errors.title && !errors.slug && !errors.description),
    reset: () => {
      setSlugEdited(false);
      form.reset(EMPTY);
    },
  };
}
