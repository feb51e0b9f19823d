import { api, messageOf, notify, useRefresh } from '@landfall/shared';
import { type Seo, type StoredFile, seoForm } from '@landfall/shared/contracts';
import { showFieldErrors, useSchemaForm, useWatch, withUntouched } from '@landfall/shared/form';
import { useEffect, useState } from 'react';
import { useAreaTexts } from '../texts.ts';
import { seoAnswer, seoCall } from './seo-call.ts';

export type Picture = 'image' | 'favicon';

const valuesOf = ({ title_pattern, description, robots, image, favicon }: Seo) => ({
  title_pattern,
  description,
  robots,
  image_id: image?.file_id ?? null,
  favicon_id: favicon?.file_id ?? null,
});

/** The SEO form, and the files behind the pictures that it names. What was typed survives each new reading. */
export function useSeoForm(projectId: string, seo: Seo) {
  const texts = useAreaTexts();
  const refresh = useRefresh();
  const form = useSchemaForm(seoForm, { defaultValues: valuesOf(seo), draft: `seo:${projectId}` });
  const { reset, control, formState } = form;
  const { dirtyFields } = formState;
  // Files chosen here, by id: the form knows only which.
  const [known, setKnown] = useState<Record<string, StoredFile>>({});
  const [image_id, favicon_id] = useWatch({ control, name: ['image_id', 'favicon_id'] });
  const fileOf = (id: string | null | undefined) =>
    [seo.image, seo.favicon, ...Object.values(known)].find((file) => file?.file_id === id) ?? undefined;

  useEffect(() => reset(valuesOf(seo), { keepDirtyValues: true, keepDirty: true }), [seo, reset]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the draft was read.
  useEffect(() => {
    // A draft names a picture by its id only: what cannot be shown would be saved unseen.
    for (const name of ['image_id', 'favicon_id'] as const)
      if (!fileOf(form.getValues(name))) form.setValue(name, valuesOf(seo)[name], { shouldDirty: true });
  }, []);

  const choose = (picture: Picture, file: StoredFile | null) => {
    if (file) setKnown((files) => ({ ...files, [file.file_id]: file }));
    form.setValue(`${picture}_id`, file?.file_id ?? null, { shouldDirty: true });
  };

  const submit = form.handleSubmit(async (typed) => {
    let fields = typed;
    try {
      fields = await withUntouched(typed, dirtyFields, async () =>
        valuesOf((await api.get(seoCall(projectId), seoAnswer)).data),
      );
      await api.put(seoCall(projectId), fields);
    } catch (error) {
      showFieldErrors(form, error);
      notify.error(texts.failed, messageOf(error, texts.tryAgainLater));
      return;
    }
    reset(fields);
    notify.success(texts.success, texts.seoSaved);
    void refresh(seoCall(projectId));
  });

  return { form, submit, choose, pictures: { image: fileOf(image_id), favicon: fileOf(favicon_id) } };
}
