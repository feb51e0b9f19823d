import { api, calls, messageOf, notify, useApi, useRefresh } from '@landfall/shared';
import { type PageVersion, pageAnswer, pageVersionList } from '@landfall/shared/contracts';
import { useState } from 'react';
import { pageCalls } from '../page-calls.ts';
import { usePagesTexts } from '../texts.ts';

const PER_PAGE = 10;

/** A page's versions, ten at a time, newest first. */
export function useVersions(projectId: string, pageId: string) {
  const [page, setPage] = useState(1);
  const result = useApi(pageCalls.versions(projectId, pageId), pageVersionList, {
    query: { page, limit: PER_PAGE },
    keepPrevious: true,
  });
  return { ...result, page, setPage };
}

/** Brings a version back and says so. Returns whether it worked. */
export function useRestore(projectId: string, pageId: string) {
  const texts = usePagesTexts();
  const refresh = useRefresh();
  const [pending, setPending] = useState(false);
  const restore = async ({ version_id, number }: PageVersion): Promise<boolean> => {
    if (pending) return false;
    setPending(true);
    try {
      await api.post(pageCalls.restore(projectId, pageId, version_id), undefined, pageAnswer);
      notify.success(texts.restored(number));
      return true;
    } catch (error) {
      notify.error(messageOf(error, texts.restoreFailed));
      return false;
    } finally {
      setPending(false);
      // Perhaps only the answer was lost.
      void refresh(pageCalls.versions(projectId, pageId));
      void refresh(calls.pages(projectId));
    }
  };
  return { restore, pending };
}
