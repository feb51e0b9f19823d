import { notify } from '@landfall/shared';
import { type Page, pageSettings, type UpdatePage } from '@landfall/shared/contracts';
import { useOfferedDraft, useSchemaForm, useWatch } from '@landfall/shared/form';
import { useEffect } from 'react';
import { useUpdatePage } from '../api/one-page.ts';
import { slugInput } from '../lib/slug-input.ts';
import { usePagesTexts } from '../texts.ts';

const valuesOf = ({ title, path, description, status }: Page) => ({
  title,
  slug: path,
  description,
  status: status === 'active' ? ('active' as const) : ('inactive' as const),
});

/** The form over a page's settings. Only what was changed is sent: the rest may have been changed somewhere else. */
export function usePageSettings(projectId: string, page: Page, onSaved: () => void) {
  const texts = usePagesTexts();
  const form = useSchemaForm(pageSettings, { defaultValues: valuesOf(page), mode: 'onChange' });
  const draft = useOfferedDraft(form, `page-settings:${page.page_id}`);
  const { reset, control } = form;
  const { dirtyFields, errors, isDirty, isSubmitting } = form.formState;
  const [slug, description, status] = useWatch({ control, name: ['slug', 'description', 'status'] });

  useEffect(() => reset(valuesOf(page), { keepDirtyValues: true, keepDirty: true }), [page, reset]);

  const { mutate } = useUpdatePage(projectId, page.page_id, {
    form,
    failure: texts.settingsFailed,
  });
  const submit = form.handleSubmit(async (values) => {
    const changed: UpdatePage = Object.fromEntries(
      Object.entries(values).filter(([name]) => dirtyFields[name as keyof typeof dirtyFields]),
    );
    if (!(await mutate(changed))) return;
    reset(values);
    notify.success(texts.settingsSaved);
    onSaved();
  });

  return {
    submit,
    draft,
    errors,
    isDirty,
    isSubmitting,
    slug,
    length: description.length,
    inputs: {
      title: form.register('title'),
      slug: slugInput(form.register('slug')),
      description: form.register('description'),
    },
    active: status === 'active',
    setActive: (on: boolean) =>
      form.setValue('status', on ? 'active' : 'inactive', { shouldDirty: true, shouldValidate: true }),
    /** Nothing keeps it from being saved. */
    ready: isDirty && Object.keys(errors).length === 0,
    discard: () => reset(valuesOf(page)),
  };
}
