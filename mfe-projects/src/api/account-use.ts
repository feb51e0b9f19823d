import { hasCapability, usePendingPoll, useQuery } from '@landfall/shared';
import type { PageList } from '@landfall/shared/contracts';
import { listFiles, listPages, listPlans, readPlanUse } from '@landfall/shared/endpoints';

const FIVE_MINUTES = 5 * 60;
const LATEST = 4;

const pendingPages = ({ data }: PageList) =>
  data.filter(({ status }) => status === 'pending').map(({ page_id }) => page_id);

export function useLatestPages(project_id: string) {
  const pollIn = usePendingPoll(pendingPages);
  return useQuery(
    listPages,
    { params: { project_id }, query: { page: 1, limit: LATEST } },
    { everySeconds: 20, pollIn },
  );
}

export const usePlans = (isWanted: boolean) =>
  useQuery(listPlans, isWanted ? {} : null, { everySeconds: FIVE_MINUTES });

/** How many files there are, by the first page of the files' own screen. */
export const useFirstFiles = (isWanted: boolean) =>
  useQuery(listFiles, isWanted ? { query: { limit: 20, page: 1 } } : null, { everySeconds: FIVE_MINUTES });

export const usePlanUse = (isWanted: boolean) =>
  useQuery(readPlanUse, isWanted && hasCapability('plan.use') ? {} : null, { everySeconds: FIVE_MINUTES });
