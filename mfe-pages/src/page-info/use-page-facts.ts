import { hasCapability, useApi } from '@landfall/shared';
import { type PageDetail, pageFacts } from '@landfall/shared/contracts';
import { useEffect } from 'react';
import { pageCalls } from '../page-calls.ts';

/** What a page was written from, read again when the page has changed. Nothing is asked where no backend offers it. */
export function usePageFacts(projectId: string, pageId: string, page: PageDetail | null | undefined) {
  const path = hasCapability('pages.brief') ? pageCalls.facts(projectId, pageId) : null;
  const { data, mutate } = useApi(path, pageFacts);
  const state = page && `${page.status} ${page.updated_at}`;
  useEffect(() => {
    if (state) void mutate();
  }, [state, mutate]);
  return data?.data;
}
