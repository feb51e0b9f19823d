import { useQuery } from '@landfall/shared';
import { listPages } from '@landfall/shared/endpoints';

/** As many as a plan has. */
const MOST_PAGES = 100;

/** The pages that numbers can be narrowed to. */
export const useProjectPages = (projectId: string) =>
  useQuery(listPages, { params: { project_id: projectId }, query: { page: 1, limit: MOST_PAGES } });
