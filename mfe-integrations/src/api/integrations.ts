import { type EndpointMutationOptions, useMutation, useQuery } from '@landfall/shared';
import type { Delivery } from '@landfall/shared/contracts';
import {
  addIntegration,
  changeIntegration,
  deleteIntegration,
  listIntegrationDeliveries,
  listIntegrationKinds,
  listIntegrations,
  replayFailedIntegrationDeliveries,
  replayIntegrationDelivery,
  testIntegration,
} from '@landfall/shared/endpoints';

const MOST = 100;
const PER_PAGE = 10;
/** Seconds between two looks while something is on its way, and otherwise. */
const SOON = 2;
const RARELY = 60;

/** What a project can be connected with. */
export const useIntegrationKinds = (isAsked = true) => useQuery(listIntegrationKinds, isAsked ? {} : null);

/** A project's connections, newest first. */
export const useIntegrations = (projectId: string | null) =>
  useQuery(
    listIntegrations,
    projectId === null ? null : { params: { project_id: projectId }, query: { limit: MOST } },
    { everySeconds: RARELY },
  );

export const useAddIntegration = (options: EndpointMutationOptions<typeof addIntegration>) =>
  useMutation(addIntegration, { invalidates: [listIntegrations], ...options });

export const useChangeIntegration = (options: EndpointMutationOptions<typeof changeIntegration>) =>
  useMutation(changeIntegration, { invalidates: [listIntegrations], ...options });

export const useDeleteIntegration = (options: EndpointMutationOptions<typeof deleteIntegration>) =>
  useMutation(deleteIntegration, { invalidates: [listIntegrations], ...options });

/** Whether it arrived decides whether the connection counts as failing. */
export const useTestIntegration = (options: EndpointMutationOptions<typeof testIntegration>) =>
  useMutation(testIntegration, { invalidates: [listIntegrations, listIntegrationDeliveries], ...options });

const isOnItsWay = ({ status }: Delivery) => status === 'pending';

/** What was sent to a connection, ten at a time, newest first; looked at often while something is on its way. */
export const useIntegrationDeliveries = (projectId: string, integrationId: string, page: number) =>
  useQuery(
    listIntegrationDeliveries,
    { params: { project_id: projectId, integration_id: integrationId }, query: { page, limit: PER_PAGE } },
    { everySeconds: (latest) => (latest?.data.some(isOnItsWay) ? SOON : RARELY), keepPrevious: true },
  );

export const useReplayIntegrationDelivery = (options: EndpointMutationOptions<typeof replayIntegrationDelivery>) =>
  useMutation(replayIntegrationDelivery, { invalidates: [listIntegrationDeliveries], ...options });

export const useReplayFailedIntegration = (
  options: EndpointMutationOptions<typeof replayFailedIntegrationDeliveries>,
) => useMutation(replayFailedIntegrationDeliveries, { invalidates: [listIntegrationDeliveries], ...options });
