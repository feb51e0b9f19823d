import type { PageDetail } from '@landfall/shared/contracts';
import { useEffect } from 'react';
import { useFactsOfPage } from '../api/one-page.ts';

/** What a page was written from, read again when the page has changed. Nothing is asked where no backend offers it. */
export function usePageFacts(projectId: string, pageId: string, page: PageDetail | null | undefined) {
  const { data, mutate } = useFactsOfPage(projectId, pageId);
  const state = page && `${page.status} ${page.updated_at}`;
  useEffect(() => {
    if (state) void mutate();
  }, [state, mutate]);
  return data?.data;
}
