import { useQuery } from '@landfall/shared';
import { listIntegrations } from '@landfall/shared/endpoints';

const MOST = 100;

/** A project's connections. */
export const useIntegrations = (projectId: string) =>
  useQuery(listIntegrations, { params: { project_id: projectId }, query: { limit: MOST } });
