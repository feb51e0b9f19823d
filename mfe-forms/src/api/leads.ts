import { type EndpointMutationOptions, type MutationOptions, send, useMutation, useQuery } from '@landfall/shared';
import type { Lead, LeadFile, LeadQuery, LeadStatus } from '@landfall/shared/contracts';
import {
  changeLead,
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

/** A project's leads, twenty at a time, newest first. */
export const useLeads = (projectId: string, filters: LeadFilters, page: number) =>
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
    { invalidates: [listLeads, listForms], nameOf: ({ lead }) => lead.lead_id, ...options },
  );

export const useDeleteLead = (options: EndpointMutationOptions<typeof deleteLead>) =>
  useMutation(deleteLead, { invalidates: [listLeads, listForms], ...options });

export const useErasePerson = (options: EndpointMutationOptions<typeof erasePerson>) =>
  useMutation(erasePerson, { invalidates: [listLeads, listForms], ...options });

/** The leads of a list as a file. @throws ApiError */
export const fetchLeads = (projectId: string, filters: LeadFilters, format: 'csv' | 'json'): Promise<Blob> =>
  send(exportLeads, { params: { project_id: projectId }, query: { ...filters, format } });

/** A file that came with a lead. @throws ApiError */
export const fetchLeadFile = (projectId: string, lead: Lead, file: LeadFile): Promise<Blob> =>
  send(readLeadFile, { params: { project_id: projectId, lead_id: lead.lead_id, file_id: file.id } });
