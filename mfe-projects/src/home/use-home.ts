import { type ApiError, useCurrentUser, useDomains, useProjects } from '@landfall/shared';
import type { Domain, PageList, Plan } from '@landfall/shared/contracts';
import { useFirstFiles, useLatestPages, usePlans, usePlanUse } from '../api/account-use.ts';

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

const ROOMS = ['project_max', 'project_pages_max', 'files_max'] as const;

const isLarger = (other: Plan, own: Plan) => ROOMS.some((name) => other.features[name] > own.features[name]);

/** How much room is left in the account's plan. */
export function useRoom(pages: Reading<PageList>): Reading<Room> & { known: boolean } {
  const planName = useCurrentUser().data?.data.plan.name;
  const plans = usePlans();
  const projects = useProjects();
  const files = useFirstFiles();
  const use = usePlanUse();
  const plan = currentPlan(plans.data?.data, planName);
  const error = plans.error ?? projects.error ?? files.error;
  // A plan that the list does not name (or a backend without it) leaves nothing to compare with.
  const known = !plans.data || !planName || plan !== undefined;
  if (!plan || !projects.data || !files.data || !pages.data) return { data: undefined, error, known };
  const { project_max, project_pages_max, files_max } = plan.features;
  const { storage_used: used = 0, storage_max: max } = use.data?.data ?? {};
  return {
    error,
    known,
    data: {
      projects: { used: projects.data.data.length, max: project_max },
      pages: { used: pages.data.total_count, max: project_pages_max },
      files: { used: files.data.total_count, max: files_max },
      isLargest: !plans.data?.data.some((other) => isLarger(other, plan)),
      ...(typeof max === 'number' && { storage: { used, max } }),
    },
  };
}
