import { hasCapability, useQuery } from '@landfall/shared';
import { readOverview } from '@landfall/shared/endpoints';

const POLL_SECONDS = 60;

/** How far a project has come and what of it needs somebody, where the backend says that. */
export const useOverview = (project_id: string) =>
  useQuery(readOverview, hasCapability('home.overview') ? { params: { project_id } } : null, {
    everySeconds: POLL_SECONDS,
  });
