import { type EndpointMutationOptions, hasCapability, useMutation, useQuery } from '@landfall/shared';
import type { FunnelStatsQuery } from '@landfall/shared/contracts';
import {
  createFunnel,
  deleteFunnel,
  listFunnels,
  listPages,
  readFunnelStats,
  updateFunnel,
  writeFunnel,
} from '@landfall/shared/endpoints';

const MINUTE = 60;

/** The funnels of a project, newest first. */
export const useFunnels = (projectId: string) =>
  useQuery(listFunnels, hasCapability('funnels') ? { params: { project_id: projectId } } : null, {
    everySeconds: MINUTE,
  });

/** The numbers of a funnel; those before stay while the next ones come. */
export const useFunnelStats = (projectId: string, funnelId: string, query: FunnelStatsQuery) =>
  useQuery(
    readFunnelStats,
    { params: { project_id: projectId, funnel_id: funnelId }, query },
    { everySeconds: MINUTE, keepPrevious: true },
  );

const changed = [listFunnels, readFunnelStats] as const;

export const useCreateFunnel = (options: EndpointMutationOptions<typeof createFunnel>) =>
  useMutation(createFunnel, { invalidates: changed, ...options });

export const useUpdateFunnel = (options: EndpointMutationOptions<typeof updateFunnel>) =>
  useMutation(updateFunnel, { invalidates: changed, ...options });

export const useDeleteFunnel = (options: EndpointMutationOptions<typeof deleteFunnel>) =>
  useMutation(deleteFunnel, { invalidates: changed, ...options });

/** Has the pages of a funnel written from a description. */
export const useWriteFunnel = (options: EndpointMutationOptions<typeof writeFunnel>) =>
  useMutation(writeFunnel, { invalidates: [...changed, listPages], ...options });
