import { api, messageOf, notify, useApi, useRefresh } from '@landfall/shared';
import { type Lead, leadList } from '@landfall/shared/contracts';
import { useEffect, useState } from 'react';
import { pageCalls } from '../page-calls.ts';
import { usePagesTexts } from '../texts.ts';
import { ALL_PAGES } from './scope.ts';

const PER_PAGE = 10;
const POLL_SECONDS = 60;

/** The leads of one page or of all, ten at a time, newest first. */
export function useLeads(projectId: string, scope: string) {
  const [page, setPage] = useState(1);
  const result = useApi(pageCalls.leads(projectId), leadList, {
    query: { ...(scope !== ALL_PAGES && { page_id: scope }), page, limit: PER_PAGE },
    everySeconds: POLL_SECONDS,
    keepPrevious: true,
  });
  const { data, isLoading } = result;
  // The last lead of the last page was deleted.
  const last = Math.max(1, data?.total_pages ?? 1);
  const beyond = data !== undefined && !isLoading && page > last;
  useEffect(() => {
    if (beyond) setPage(last);
  }, [beyond, last]);
  return { ...result, page, setPage };
}

/** Deletes a lead and says so. Returns whether it worked. */
export function useDeleteLead(projectId: string) {
  const texts = usePagesTexts();
  const refresh = useRefresh();
  const [pending, setPending] = useState(false);
  const remove = async ({ lead_id }: Lead): Promise<boolean> => {
    if (pending) return false;
    setPending(true);
    try {
      await api.delete(pageCalls.lead(projectId, lead_id));
      notify.success(texts.leadDeleted);
      return true;
    } catch (error) {
      notify.error(messageOf(error, texts.leadDeleteFailed));
      return false;
    } finally {
      setPending(false);
      void refresh(pageCalls.leads(projectId));
    }
  };
  return { remove, pending };
}
