import { type EndpointMutationOptions, type MutationOptions, send, useMutation, useQuery } from '@landfall/shared';
import type { BulkLeads, BulkResult, Lead, LeadFile, LeadQuery, LeadStatus } from '@landfall/shared/contracts';
import {
  changeLead,
  changeLeads,
  deleteLead,
  erasePerson,
  exportLeads,
  listForms,
  listLeads,
  readLead,
  readLeadFile,
} from '@landfall/shared/endpoints';

const PER_PAGE = 20;
const POLL_SECONDS = 30;

/** What a list of leads is narrowed to. */
export type LeadFilters = Pick<LeadQuery, 'form_id' | 'status' | 'q'>;

/** What is read again once leads were changed. */
export const LEAD_LISTS = [listLeads, listForms];

/** Does the same to several leads. @throws ApiError */
export const sendLeadChanges = async (project_id: string, body: BulkLeads): Promise<readonly BulkResult[]> =>
  (await send(changeLeads, { params: { project_id }, body })).data;

/** Moves leads to the trash. @throws ApiError */
export async function sendLeadDeletion(project_id: string, ids: readonly string[]): Promise<readonly BulkResult[]> {
  const [lead_id, ...more] = ids;
  if (lead_id === undefined || more.length > 0) return sendLeadChanges(project_id, { action: 'delete', ids: [...ids] });
  await send(deleteLead, { params: { project_id, lead_id } });
  return [{ id: lead_id, ok: true }];
}

/** A project's leads, twenty at a time, newest first unless they are sorted otherwise. */
export const useLeads = (projectId: string, filters: LeadFilters & Pick<LeadQuery, 'sort'>, page: number) =>
  useQuery(
    listLeads,
    { params: { project_id: projectId }, query: { ...filters, page, limit: PER_PAGE } },
    { everySeconds: POLL_SECONDS, keepPrevious: true },
  );

/** One lead by its id; of none, nothing yet. */
export const useLead = (projectId: string, leadId: string) =>
  useQuery(readLead, leadId ? { params: { project_id: projectId, lead_id: leadId } } : null);

interface Change {
  lead: Lead;
  status: LeadStatus;
}

/** Marks leads; several can be on their way at once. */
export const useChangeLead = (projectId: string, options: MutationOptions<Change, unknown> = {}) =>
  useMutation(
    ({ lead, status }: Change) =>
      send(changeLead, { params: { project_id: projectId, lead_id: lead.lead_id }, body: { status } }),
    { invalidates: LEAD_LISTS, nameOf: ({ lead }) => lead.lead_id, ...options },
  );

export const useDeleteLead = (options: EndpointMutationOptions<typeof deleteLead>) =>
  useMutation(deleteLead, { invalidates: LEAD_LISTS, ...options });

export const useErasePerson = (options: EndpointMutationOptions<typeof erasePerson>) =>
  useMutation(erasePerson, { invalidates: LEAD_LISTS, ...options });

/** The leads of a list as a file. @throws ApiError */
export const fetchLeads = (projectId: string, filters: LeadFilters, format: 'csv' | 'json'): Promise<Blob> =>
  send(exportLeads, { params: { project_id: projectId }, query: { ...filters, format } });

/** A file that came with a lead. @throws ApiError */
export const fetchLeadFile = (projectId: string, lead: Lead, file: LeadFile): Promise<Blob> =>
  send(readLeadFile, { params: { project_id: projectId, lead_id: lead.lead_id, file_id: file.id } });
