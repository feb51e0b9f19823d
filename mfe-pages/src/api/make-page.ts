import { ApiError, type MutationOptions, send, useMutation } from '@landfall/shared';
import type { CreatePage, Page } from '@landfall/shared/contracts';
import { createPage, listPages } from '@landfall/shared/endpoints';

export const useCreatePage = (project_id: string, options: MutationOptions<CreatePage, unknown>) =>
  useMutation((body: CreatePage) => send(createPage, { params: { project_id }, body }), {
    invalidates: [listPages],
    ...options,
  });

/** The pages that were made last. @throws ApiError */
export const findNewest = async (project_id: string): Promise<readonly Page[]> =>
  (await send(listPages, { params: { project_id }, query: { page: 1, limit: 10 } })).data;

/** Creates a page that is looked at before it is online. @throws ApiError */
export async function sendDraft(project_id: string, body: CreatePage): Promise<Page> {
  const response = await send(createPage, { params: { project_id }, body });
  // A response may say no more than that it worked.
  const page = response?.data ?? (await findNewest(project_id)).find(({ path }) => path === body.slug);
  if (!page) throw new ApiError('The created page is not listed.', 0, null);
  return page;
}

export const useMakeDraft = <I>(make: (input: I) => Promise<Page>, options: MutationOptions<I, Page>) =>
  useMutation(make, { invalidates: [listPages], ...options });
