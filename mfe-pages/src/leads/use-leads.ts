import { notify } from '@landfall/shared';
import type { Lead } from '@landfall/shared/contracts';
import { listLeads } from '@landfall/shared/endpoints';
import { useListActs } from '@landfall/shared/list';
import { type RefObject, useEffect, useState } from 'react';
import { sendLeadDeletion, useLeadList, useRemoveLead } from '../api/leads.ts';
import { usePagesTexts } from '../texts.ts';
import { ALL_PAGES } from './scope.ts';

/** The leads of one page or of all, and which ten of them are shown. */
export function useLeads(projectId: string, scope: string) {
  const [page, setPage] = useState(1);
  const result = useLeadList(projectId, scope === ALL_PAGES ? undefined : scope, page);
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
  const { mutate, isPending } = useRemoveLead(projectId, {
    onSuccess: () => notify.success(texts.leadDeleted),
    failure: texts.leadDeleteFailed,
  });
  return { remove: mutate, pending: isPending };
}

/** Deletes leads at once, where that can be undone from its notice. */
export function useUndoneLeads(projectId: string, list: RefObject<HTMLElement | null>) {
  const texts = usePagesTexts();
  const acts = useListActs<Lead>({
    idOf: ({ lead_id }) => lead_id,
    titleOf: ({ page_title }) => page_title,
    invalidates: [listLeads],
    selection: undefined,
    list: () => list.current,
    fallback: () => list.current,
  });
  const remove = (lead: Lead) =>
    void acts.act({
      entries: [lead],
      becomes: () => 'gone',
      call: () => sendLeadDeletion(projectId, lead),
      done: () => texts.leadDeleted,
      failed: texts.leadDeleteFailed,
      isDeletion: true,
    });
  return { applied: acts.applied, remove };
}
