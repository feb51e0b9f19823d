import { type MutationOptions, send, useMutation, useQuery } from '@landfall/shared';
import type { Seo, SeoForm } from '@landfall/shared/contracts';
import { readSeo, updateSeo } from '@landfall/shared/endpoints';

const FIVE_MINUTES = 5 * 60;

export const useSeo = (project_id: string) =>
  useQuery(readSeo, { params: { project_id } }, { everySeconds: FIVE_MINUTES });

/** The settings as they are stored by now. @throws ApiError */
export const fetchSeo = async (project_id: string): Promise<Seo> =>
  (await send(readSeo, { params: { project_id } })).data;

/** Saves what `complete` makes of the fields. */
export const useUpdateSeo = (
  project_id: string,
  complete: (typed: SeoForm) => Promise<SeoForm>,
  options: MutationOptions<SeoForm, SeoForm>,
) =>
  useMutation(
    async (typed: SeoForm) => {
      const body = await complete(typed);
      await send(updateSeo, { params: { project_id }, body });
      return body;
    },
    { invalidates: [readSeo], ...options },
  );
