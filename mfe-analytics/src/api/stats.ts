import { hasCapability, send, useQuery } from '@landfall/shared';
import type { StatsQuery } from '@landfall/shared/contracts';
import { exportStats, readLiveStats, readStats } from '@landfall/shared/endpoints';

const LIVE_SECONDS = 15;
const MINUTE = 60;

/** The numbers of a range; those before stay while the next ones come. */
export const useStats = (projectId: string, query: StatsQuery) =>
  useQuery(readStats, hasCapability('stats') ? { params: { project_id: projectId }, query } : null, {
    everySeconds: MINUTE,
    keepPrevious: true,
  });

/** How many people are there now; asked while the tab is visible. */
export const useLive = (projectId: string, isOpen: boolean) =>
  useQuery(readLiveStats, isOpen ? { params: { project_id: projectId } } : null, { everySeconds: LIVE_SECONDS });

/** The numbers of a range as a file. @throws ApiError */
export const fetchStats = (projectId: string, query: StatsQuery): Promise<Blob> =>
  send(exportStats, { params: { project_id: projectId }, query });
