import { type MutationOptions, send, useMutation, useQuery } from '@landfall/shared';
import type { Brand, BrandForm } from '@landfall/shared/contracts';
import { listTypePairs, previewBrand, readBrand, updateBrand } from '@landfall/shared/endpoints';

export const useBrand = (project_id: string) => useQuery(readBrand, { params: { project_id } });

/** The brand as it is stored by now. @throws ApiError */
export const fetchBrand = async (project_id: string): Promise<Brand> =>
  (await send(readBrand, { params: { project_id } })).data;

/** What a colour makes of a page; of none, nothing. */
export const useBrandPreview = (project_id: string, colour: string) =>
  useQuery(previewBrand, colour ? { params: { project_id }, query: { colour } } : null, { keepPrevious: true });

export const useTypePairs = () => useQuery(listTypePairs, {});

/** Saves what `complete` makes of the fields. */
export const useUpdateBrand = (
  project_id: string,
  complete: (chosen: BrandForm) => Promise<BrandForm>,
  options: MutationOptions<BrandForm, BrandForm>,
) =>
  useMutation(
    async (chosen: BrandForm) => {
      const body = await complete(chosen);
      await send(updateBrand, { params: { project_id }, body });
      return body;
    },
    { invalidates: [readBrand], ...options },
  );
