import { api, messageOf, notify, useRefresh } from '@landfall/shared';
import { type Brand, brandForm, type StoredFile } from '@landfall/shared/contracts';
import { showFieldErrors, useSchemaForm, useWatch, withUntouched } from '@landfall/shared/form';
import { useEffect, useState } from 'react';
import { useAreaTexts } from '../texts.ts';
import { brandAnswer, brandCall } from './brand-call.ts';

/** A picture of the brand as the form knows it: its file by its id. */
export interface ChosenPicture {
  file_id: string;
  alt: string;
  focal: { x: number; y: number };
  credit: string;
}

const valuesOf = ({ logo, colour, scheme, type, pictures }: Brand) => ({
  logo: logo && { file_id: logo.file_id },
  colour,
  scheme,
  type,
  pictures: pictures.map(({ file_id, alt, focal, credit }): ChosenPicture => ({ file_id, alt, focal, credit })),
});

/** The brand's form, and the files behind the ids in it. What was chosen survives each new reading. */
export function useBrandForm(projectId: string, brand: Brand) {
  const texts = useAreaTexts();
  const refresh = useRefresh();
  const form = useSchemaForm(brandForm, { defaultValues: valuesOf(brand), mode: 'onTouched' });
  const { reset, control, formState } = form;
  const { dirtyFields } = formState;
  // Files chosen here, by id: the form knows only which.
  const [known, setKnown] = useState<Record<string, StoredFile>>({});
  const [logo, colour, scheme, type, pictures] = useWatch({
    control,
    name: ['logo', 'colour', 'scheme', 'type', 'pictures'],
  });
  const fileOf = (id: string | undefined): StoredFile | undefined =>
    [brand.logo, ...brand.pictures, ...Object.values(known)].find((file) => file?.file_id === id) ?? undefined;
  const know = (file: StoredFile) => setKnown((files) => ({ ...files, [file.file_id]: file }));

  useEffect(() => reset(valuesOf(brand), { keepDirtyValues: true, keepDirty: true }), [brand, reset]);

  const submit = form.handleSubmit(async (chosen) => {
    try {
      const latest = async () => valuesOf((await api.get(brandCall(projectId), brandAnswer)).data);
      const fields = await withUntouched(chosen, dirtyFields, latest);
      await api.put(brandCall(projectId), fields);
      reset(fields);
    } catch (error) {
      showFieldErrors(form, error);
      notify.error(texts.failed, messageOf(error, texts.tryAgainLater));
      return;
    }
    notify.success(texts.success, texts.brandSaved);
    void refresh(brandCall(projectId));
  });

  return {
    form,
    submit,
    fileOf,
    know,
    values: {
      logo: logo ?? null,
      colour: colour ?? '',
      scheme: scheme ?? 'light',
      type: type ?? '',
      pictures: (pictures ?? []) as ChosenPicture[],
    },
  };
}
