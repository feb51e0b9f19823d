import { hasCapability, useQuery } from '@landfall/shared';
import { listFiles, listPages, listPlans, readPlanUse } from '@landfall/shared/endpoints';

const FIVE_MINUTES = 5 * 60;
const LATEST = 4;

export const useLatestPages = (project_id: string) =>
  useQuery(listPages, { params: { project_id }, query: { page: 1, limit: LATEST } }, { everySeconds: 20 });

export const usePlans = () => useQuery(listPlans, {}, { everySeconds: FIVE_MINUTES });

/** How many files there are, by the first page of the files' own screen. */
export const useFirstFiles = () =>
  useQuery(listFiles, { query: { limit: 20, page: 1 } }, { everySeconds: FIVE_MINUTES });

export const usePlanUse = () =>
  useQuery(readPlanUse, hasCapability('plan.use') ? {} : null, { everySeconds: FIVE_MINUTES });
