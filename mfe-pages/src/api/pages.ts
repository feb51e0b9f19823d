import {
  ApiError,
  type EndpointMutationOptions,
  hasCapability,
  type MutationOptions,
  send,
  useInvalidate,
  useMutation,
  usePagedList,
  usePendingPoll,
  useQuery,
} from '@landfall/shared';
import type {
  BulkPages,
  BulkResult,
  CreatePage,
  Page,
  PageDetail,
  PageList,
  PageListQuery,
  UpdatePage,
} from '@landfall/shared/contracts';
import {
  changePages,
  createPage,
  deletePage,
  duplicatePage,
  exportSite,
  generatePage,
  listPages,
  listPageTags,
  readBrand,
  readPage,
  readPageFacts,
  unschedulePage,
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

/** One page, polled as `secondsOf` says of what is known of it. */
export const usePage = (
  project_id: string,
  page_id: string,
  secondsOf: (page: PageDetail | null | undefined) => number,
) => useQuery(readPage, { params: { project_id, page_id } }, { everySeconds: (latest) => secondsOf(latest?.data) });

/** What a page was written from; nothing where no backend offers it. */
export const useFactsOfPage = (project_id: string, page_id: string) =>
  useQuery(readPageFacts, hasCapability('pages.brief') ? { params: { project_id, page_id } } : null);

/** The brand, where it is wanted and a backend has one. */
export const useBrandOf = (project_id: string, isWanted: boolean) =>
  useQuery(readBrand, isWanted && hasCapability('brand') ? { params: { project_id } } : null);

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

const PAGES = [listPages, readPage];

export const useUpdatePage = (project_id: string, page_id: string, options: MutationOptions<UpdatePage, unknown>) =>
  useMutation((body: UpdatePage) => send(updatePage, { params: { project_id, page_id }, body }), {
    invalidates: PAGES,
    ...options,
  });

/** A change of one of several pages; of one page once at a time. */
interface PageChange {
  page: Page;
  change: UpdatePage;
}

export const useChangeOfPages = (project_id: string, options: MutationOptions<PageChange, unknown>) => {
  const invalidate = useInvalidate();
  return useMutation(
    ({ page: { page_id }, change }: PageChange) => send(updatePage, { params: { project_id, page_id }, body: change }),
    {
      nameOf: ({ page }) => page.page_id,
      ...options,
      // Perhaps only the answer was lost.
      onError: (error, input) => {
        void invalidate(...PAGES);
        return options.onError?.(error, input);
      },
      // Waited for, so that what was before is not shown once more.
      onSuccess: async (response, input) => {
        await invalidate(...PAGES);
        options.onSuccess?.(response, input);
      },
    },
  );
};

const pageId = ({ page_id }: Page) => page_id;

/** Switches pages on and off; of one page once at a time. */
export const useSwitchPage = (project_id: string, options: MutationOptions<Page, unknown>) =>
  useMutation(
    ({ page_id, status }: Page) => {
      const body = { status: status === 'active' ? ('inactive' as const) : ('active' as const) };
      return send(updatePage, { params: { project_id, page_id }, body });
    },
    { invalidates: [listPages], nameOf: pageId, ...options },
  );

/** Has pages wait for no hour any more; of one page once at a time. */
export const useUnschedulePage = (project_id: string, options: MutationOptions<Page, unknown>) =>
  useMutation(({ page_id }: Page) => send(unschedulePage, { params: { project_id, page_id } }), {
    invalidates: PAGES,
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

export const useGeneratePage = (options: EndpointMutationOptions<typeof generatePage>) =>
  useMutation(generatePage, { invalidates: PAGES, ...options });

/** The whole site as a file. @throws ApiError */
export const fetchSite = (project_id: string): Promise<Blob> => send(exportSite, { params: { project_id } });
