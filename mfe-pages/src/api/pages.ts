import {
  type EndpointMutationOptions,
  hasCapability,
  type MutationOptions,
  send,
  useMutation,
  usePagedList,
  usePendingPoll,
  useQuery,
} from '@landfall/shared';
import type { BulkPages, BulkResult, Page, PageList, PageListQuery } from '@landfall/shared/contracts';
import {
  changePages,
  deletePage,
  duplicatePage,
  exportSite,
  listPages,
  listPageTags,
  updatePage,
} from '@landfall/shared/endpoints';

/** The pages of a list that are being generated. */
export const pendingPages = (list: PageList): string[] =>
  list.data.filter(({ status }) => status === 'pending').map(({ page_id }) => page_id);

/** The project's pages, ten at a time, polled every 20 seconds: pages being generated turn active by themselves. */
export function usePages(project_id: string, query: Omit<PageListQuery, 'page' | 'limit' | 'cursor'>) {
  const pollIn = usePendingPoll(pendingPages);
  return usePagedList(listPages, { params: { project_id }, query, limit: 10, everySeconds: 20, pollIn });
}

/** The tags of a project's pages, most used first; nothing where lists answer nothing. */
export const usePageTags = (project_id: string) =>
  useQuery(listPageTags, hasCapability('lists.query') ? { params: { project_id } } : null).data?.data ?? [];

/** What is read again once pages were changed. */
export const PAGE_LISTS = [listPages, listPageTags];

/** Does the same to several pages. @throws ApiError */
export const sendPageChanges = async (project_id: string, body: BulkPages): Promise<readonly BulkResult[]> =>
  (await send(changePages, { params: { project_id }, body })).data;

/** Moves pages to the trash. @throws ApiError */
export async function sendPageDeletion(project_id: string, ids: readonly string[]): Promise<readonly BulkResult[]> {
  const [page_id, ...more] = ids;
  if (page_id === undefined || more.length > 0) return sendPageChanges(project_id, { action: 'delete', ids: [...ids] });
  await send(deletePage, { params: { project_id, page_id } });
  return [{ id: page_id, ok: true }];
}

/** Switches a page that is on off, and the other way round. @throws ApiError */
export async function sendPageSwitch(project_id: string, { page_id, status }: Page): Promise<readonly BulkResult[]> {
  const body = { status: status === 'active' ? ('inactive' as const) : ('active' as const) };
  await send(updatePage, { params: { project_id, page_id }, body });
  return [{ id: page_id, ok: true }];
}

const pageId = ({ page_id }: Page) => page_id;

/** Switches pages on and off; of one page once at a time. */
export const useSwitchPage = (project_id: string, options: MutationOptions<Page, unknown>) =>
  useMutation((page: Page) => sendPageSwitch(project_id, page), {
    invalidates: [listPages],
    nameOf: pageId,
    ...options,
  });

/** Copies pages; of one page once at a time. */
export const useDuplicatePage = (project_id: string, options: MutationOptions<Page, { data: Page }>) =>
  useMutation(({ page_id }: Page) => send(duplicatePage, { params: { project_id, page_id } }), {
    invalidates: [listPages],
    nameOf: pageId,
    ...options,
  });

export const useDeletePage = (options: EndpointMutationOptions<typeof deletePage>) =>
  useMutation(deletePage, { invalidates: [listPages], ...options });

/** The whole site as a file. @throws ApiError */
export const fetchSite = (project_id: string): Promise<Blob> => send(exportSite, { params: { project_id } });
