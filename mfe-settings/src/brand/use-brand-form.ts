import { notify } from '@landfall/shared';
import { type Brand, brandForm, type StoredFile } from '@landfall/shared/contracts';
import { mergeUntouched, useSchemaForm, useWatch } from '@landfall/shared/form';
import { useEffect, useState } from 'react';
import { fetchBrand, useUpdateBrand } from '../api/brand.ts';
import { useAreaTexts } from '../texts.ts';

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

  const latest = async () => valuesOf(await fetchBrand(projectId));
  const { mutate } = useUpdateBrand(projectId, (chosen) => mergeUntouched(chosen, dirtyFields, latest), {
    form,
    onSuccess: (saved) => {
      reset(saved);
      notify.success(texts.success, texts.brandSaved);
    },
    failure: { title: texts.failed, reason: texts.tryAgainLater },
  });
  const submit = form.handleSubmit(async (chosen) => void (await mutate(chosen)));

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
