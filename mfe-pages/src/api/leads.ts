import { type MutationOptions, send, useMutation, useQuery } from '@landfall/shared';
import type { BulkResult, Lead } from '@landfall/shared/contracts';
import { deleteLead, exportLeads, listLeads } from '@landfall/shared/endpoints';

const PER_PAGE = 10;
const POLL_SECONDS = 60;

/** The leads of one page or of all, ten at a time, newest first. */
export const useLeadList = (project_id: string, page_id: string | undefined, page: number) =>
  useQuery(
    listLeads,
    { params: { project_id }, query: { page_id, page, limit: PER_PAGE } },
    { everySeconds: POLL_SECONDS, keepPrevious: true },
  );

export const useRemoveLead = (project_id: string, options: MutationOptions<Lead, unknown>) =>
  useMutation(({ lead_id }: Lead) => send(deleteLead, { params: { project_id, lead_id } }), {
    invalidates: [listLeads],
    ...options,
  });

/** Moves a lead to the trash. @throws ApiError */
export async function sendLeadDeletion(project_id: string, { lead_id }: Lead): Promise<readonly BulkResult[]> {
  await send(deleteLead, { params: { project_id, lead_id } });
  return [{ id: lead_id, ok: true }];
}

/** All leads as a table. @throws ApiError */
export const fetchLeads = (project_id: string): Promise<Blob> => send(exportLeads, { params: { project_id } });
