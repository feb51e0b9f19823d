import { notify } from '@landfall/shared';
import { useEffect, useState } from 'react';
import { useLeadList, useRemoveLead } from '../api/leads.ts';
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
