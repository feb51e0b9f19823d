import { notify } from '@landfall/shared';
import { type Seo, type StoredFile, seoForm } from '@landfall/shared/contracts';
import { mergeUntouched, useSchemaForm, useWatch } from '@landfall/shared/form';
import { useEffect, useState } from 'react';
import { fetchSeo, useUpdateSeo } from '../api/seo.ts';
import { useAreaTexts } from '../texts.ts';

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

  const latest = async () => valuesOf(await fetchSeo(projectId));
  const { mutate } = useUpdateSeo(projectId, (typed) => mergeUntouched(typed, dirtyFields, latest), {
    form,
    onSuccess: (saved) => {
      reset(saved);
      notify.success(texts.success, texts.seoSaved);
    },
    failure: { title: texts.failed, reason: texts.tryAgainLater },
  });
  const submit = form.handleSubmit(async (typed) => void (await mutate(typed)));

  return { form, submit, choose, pictures: { image: fileOf(image_id), favicon: fileOf(favicon_id) } };
}
