import { type ApiError, calls, useApi, useDomains } from '@landfall/shared';
import { type Domain, type PageList, pageList } from '@landfall/shared/contracts';

const LATEST = 4;

/** A reading that may not be there yet, or may have failed. */
export interface Reading<T> {
  data: T | undefined;
  error: ApiError | undefined;
}

/** What the home screen knows of a project: its domains and its latest pages. */
export function useHome(projectId: string): {
  domains: Reading<Domain[]>;
  pages: Reading<PageList>;
  mutatePages: () => void;
} {
  const domains = useDomains(projectId);
  const pages = useApi(calls.pages(projectId), pageList, { query: { page: 1, limit: LATEST }, everySeconds: 20 });
  return {
    domains: { data: domains.data?.data, error: domains.error },
    pages: { data: pages.data, error: pages.error },
    mutatePages: () => void pages.mutate(),
  };
}
