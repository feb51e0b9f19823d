import { type ApiError, hasCapability, useCurrentUser, useDomains, useProjects } from '@landfall/shared';
import { type Domain, isLargerPlan, type PageList, type Plan, type PlanRoom } from '@landfall/shared/contracts';
import { useFirstFiles, useLatestPages, usePlans, usePlanUse } from '../api/account-use.ts';
import { useOverview } from '../api/overview.ts';

/** A reading that may not be there yet, or may have failed. */
export interface Reading<T> {
  data: T | undefined;
  error: ApiError | undefined;
}

/** What a plan allows, and how much of it is in use. */
export interface Room {
  projects: { used: number; max: number };
  pages: { used: number; max: number };
  files: { used: number; max: number };
  /** Bytes; absent where the backend does not say, or the plan sets no limit. */
  storage?: { used: number; max: number };
  /** No plan on offer has more room. */
  isLargest: boolean;
}

/** What the home screen knows of a project: its domains and its latest pages. */
export function useHome(projectId: string): {
  domains: Reading<Domain[]>;
  pages: Reading<PageList>;
  mutatePages: () => void;
} {
  const domains = useDomains(projectId);
  const pages = useLatestPages(projectId);
  return {
    domains: { data: domains.data?.data, error: domains.error },
    pages: { data: pages.data, error: pages.error },
    mutatePages: () => void pages.mutate(),
  };
}

const currentPlan = (plans: readonly Plan[] | undefined, name: string | undefined) =>
  plans?.find((plan) => plan.name.toLowerCase() === name?.toLowerCase());

/** What the plan allows, as the overview tells it with one call. Undefined where it does not; null: a plan that is not on sale. */
function useToldRoom(projectId: string) {
  const { data, error } = useOverview(projectId);
  return { told: data?.data.room, isSilent: !hasCapability('home.overview') || Boolean(data ?? error) };
}

/** The same from the lists that have it. */
function useAskedRoom(isWanted: boolean): Reading<PlanRoom | null> {
  const planName = useCurrentUser().data?.data.plan.name;
  const plans = usePlans(isWanted);
  const files = useFirstFiles(isWanted);
  const use = usePlanUse(isWanted);
  const error = plans.error ?? files.error;
  const plan = currentPlan(plans.data?.data, planName);
  // A plan that the list does not name (or a backend without it) leaves nothing to compare with.
  if (plans.data && planName && !plan) return { data: null, error };
  if (!plan || !files.data) return { data: undefined, error };
  const { features } = plan;
  return {
    error,
    data: {
      projects_max: features.project_max,
      pages_max: features.project_pages_max,
      files: { used: files.data.total_count, max: features.files_max },
      storage: { used: use.data?.data.storage_used ?? 0, max: use.data?.data.storage_max ?? null },
      is_largest: !plans.data?.data.some((other) => isLargerPlan(other.features, features)),
    },
  };
}

/** How much room is left in the account's plan. */
export function useRoom(projectId: string, pages: Reading<PageList>): Reading<Room> & { known: boolean } {
  const { told, isSilent } = useToldRoom(projectId);
  const asked = useAskedRoom(told === undefined && isSilent);
  const projects = useProjects();
  const room = told === undefined ? asked.data : told;
  const error = (told === undefined ? asked.error : undefined) ?? projects.error;
  const known = room !== null;
  if (!room || !projects.data || !pages.data) return { data: undefined, error, known };
  const { projects_max, pages_max, files, storage, is_largest } = room;
  return {
    error,
    known,
    data: {
      projects: { used: projects.data.data.length, max: projects_max },
      pages: { used: pages.data.total_count, max: pages_max },
      files,
      isLargest: is_largest,
      ...(typeof storage.max === 'number' && { storage: { used: storage.used, max: storage.max } }),
    },
  };
}
