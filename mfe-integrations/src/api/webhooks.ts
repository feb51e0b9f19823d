import { type EndpointMutationOptions, useMutation, useQuery } from '@landfall/shared';
import type { Delivery } from '@landfall/shared/contracts';
import {
  addWebhook,
  changeWebhook,
  deleteWebhook,
  listDeliveries,
  listWebhooks,
  replayDelivery,
  replayFailedDeliveries,
  rotateWebhookSecret,
  testWebhook,
} from '@landfall/shared/endpoints';

const MOST = 100;
const PER_PAGE = 10;
/** Seconds between two looks while something is on its way, and otherwise. */
const SOON = 2;
const RARELY = 60;

/** A project's webhooks, newest first. */
export const useWebhooks = (projectId: string) =>
  useQuery(listWebhooks, { params: { project_id: projectId }, query: { limit: MOST } }, { everySeconds: RARELY });

export const useAddWebhook = (options: EndpointMutationOptions<typeof addWebhook>) =>
  useMutation(addWebhook, { invalidates: [listWebhooks], ...options });

export const useChangeWebhook = (options: EndpointMutationOptions<typeof changeWebhook>) =>
  useMutation(changeWebhook, { invalidates: [listWebhooks], ...options });

export const useDeleteWebhook = (options: EndpointMutationOptions<typeof deleteWebhook>) =>
  useMutation(deleteWebhook, { invalidates: [listWebhooks], ...options });

export const useRotateSecret = (options: EndpointMutationOptions<typeof rotateWebhookSecret>) =>
  useMutation(rotateWebhookSecret, options);

export const useTestWebhook = (options: EndpointMutationOptions<typeof testWebhook>) =>
  useMutation(testWebhook, { invalidates: [listDeliveries], ...options });

const isOnItsWay = ({ status }: Delivery) => status === 'pending';

/** What was sent to a webhook, ten at a time, newest first; looked at often while something is on its way. */
export const useDeliveries = (projectId: string, webhookId: string, page: number) =>
  useQuery(
    listDeliveries,
    { params: { project_id: projectId, webhook_id: webhookId }, query: { page, limit: PER_PAGE } },
    { everySeconds: (latest) => (latest?.data.some(isOnItsWay) ? SOON : RARELY), keepPrevious: true },
  );

export const useReplayDelivery = (options: EndpointMutationOptions<typeof replayDelivery>) =>
  useMutation(replayDelivery, { invalidates: [listDeliveries], ...options });

export const useReplayFailed = (options: EndpointMutationOptions<typeof replayFailedDeliveries>) =>
  useMutation(replayFailedDeliveries, { invalidates: [listDeliveries], ...options });
