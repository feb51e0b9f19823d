import { calls } from '@landfall/shared';

const lead = (projectId: string) => `${calls.project(projectId)}/lead`;
const version = (projectId: string, pageId: string) => `${calls.page(projectId, pageId)}/version`;

/** The calls of this area beyond the base contract, each made only where its capability is declared. */
export const pageCalls = {
  brief: (projectId: string) => `${calls.project(projectId)}/brief`,
  facts: (projectId: string, pageId: string) => `${calls.page(projectId, pageId)}/facts`,
  templates: '/v1/api/template',
  duplicate: (projectId: string, pageId: string) => `${calls.page(projectId, pageId)}/duplicate`,
  generate: (projectId: string, pageId: string) => `${calls.page(projectId, pageId)}/generate`,
  versions: version,
  restore: (projectId: string, pageId: string, versionId: string) =>
    `${version(projectId, pageId)}/${encodeURIComponent(versionId)}/restore`,
  leads: lead,
  lead: (projectId: string, leadId: string) => `${lead(projectId)}/${encodeURIComponent(leadId)}`,
  leadsFile: (projectId: string) => `${lead(projectId)}/export`,
  siteFile: (projectId: string) => `${calls.project(projectId)}/export`,
};
