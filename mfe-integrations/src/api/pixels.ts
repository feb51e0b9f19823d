import { type EndpointMutationOptions, useMutation, useQuery } from '@landfall/shared';
import type { Delivery } from '@landfall/shared/contracts';
import {
  changePixel,
  listPixelDeliveries,
  readPixel,
  replayFailedPixelDeliveries,
  replayPixelDelivery,
  testPixel,
} from '@landfall/shared/endpoints';

const PER_PAGE = 10;
/** Seconds between two looks while something is on its way, and otherwise. */
const SOON = 2;
const RARELY = 60;

/** Which services are told of a project's conversions. */
export const usePixel = (projectId: string) =>
  useQuery(readPixel, { params: { project_id: projectId } }, { everySeconds: RARELY });

export const useChangePixel = (options: EndpointMutationOptions<typeof changePixel>) =>
  useMutation(changePixel, { invalidates: [readPixel], ...options });

/** Whether it arrived decides whether the pixel counts as failing. */
export const useTestPixel = (options: EndpointMutationOptions<typeof testPixel>) =>
  useMutation(testPixel, { invalidates: [readPixel, listPixelDeliveries], ...options });

const isOnItsWay = ({ status }: Delivery) => status === 'pending';

/** What a service was told, ten at a time, newest first; looked at often while something is on its way. */
export const usePixelDeliveries = (projectId: string, kind: string, page: number) =>
  useQuery(
    listPixelDeliveries,
    { params: { project_id: projectId, pixel_kind: kind }, query: { page, limit: PER_PAGE } },
    { everySeconds: (latest) => (latest?.data.some(isOnItsWay) ? SOON : RARELY), keepPrevious: true },
  );

export const useReplayPixelDelivery = (options: EndpointMutationOptions<typeof replayPixelDelivery>) =>
  useMutation(replayPixelDelivery, { invalidates: [listPixelDeliveries], ...options });

export const useReplayFailedPixel = (options: EndpointMutationOptions<typeof replayFailedPixelDeliveries>) =>
  useMutation(replayFailedPixelDeliveries, { invalidates: [listPixelDeliveries], ...options });
