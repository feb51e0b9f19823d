import {
  type EndpointMutationOptions,
  hasCapability,
  type MutationOptions,
  send,
  useInvalidate,
  useMutation,
  useQuery,
} from '@landfall/shared';
import type { Page, PageDetail, UpdatePage } from '@landfall/shared/contracts';
import {
  generatePage,
  listPageRedirects,
  listPages,
  readBrand,
  readPage,
  readPageFacts,
  unschedulePage,
  updatePage,
} from '@landfall/shared/endpoints';

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

const PAGES = [listPages, readPage];
/** A page that moves leaves an address that leads to it. */
const CHANGED = [...PAGES, listPageRedirects];

export const useUpdatePage = (project_id: string, page_id: string, options: MutationOptions<UpdatePage, unknown>) =>
  useMutation((body: UpdatePage) => send(updatePage, { params: { project_id, page_id }, body }), {
    invalidates: CHANGED,
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
        void invalidate(...CHANGED);
        return options.onError?.(error, input);
      },
      // Waited for, so that what was before is not shown once more.
      onSuccess: async (response, input) => {
        await invalidate(...CHANGED);
        options.onSuccess?.(response, input);
      },
    },
  );
};

/** Has pages wait for no hour any more; of one page once at a time. */
export const useUnschedulePage = (project_id: string, options: MutationOptions<Page, unknown>) =>
  useMutation(({ page_id }: Page) => send(unschedulePage, { params: { project_id, page_id } }), {
    invalidates: PAGES,
    nameOf: ({ page_id }) => page_id,
    ...options,
  });

export const useGeneratePage = (options: EndpointMutationOptions<typeof generatePage>) =>
  useMutation(generatePage, { invalidates: PAGES, ...options });
