import { pixelResponse, updatePixel } from '../pixel.ts';
import { deliveryList, deliveryResponse, replayedResponse, replayFailed } from '../webhook.ts';
import { pageQuery } from '../wire.ts';
import { endpoint } from './endpoint.ts';

const PIXEL = '/v1/api/project/:project_id/pixel';
/** `meta`, `ga4` or `tiktok`. */
const ONE = `${PIXEL}/:pixel_kind` as const;
const access = 'session';

/** Which services are told of conversions, what visitors are asked, and the owner's code in the pages. */
export const readPixel = endpoint({ method: 'GET', path: PIXEL, access, responses: { 200: pixelResponse } });

export const changePixel = endpoint({
  method: 'PUT',
  path: PIXEL,
  access,
  body: updatePixel,
  responses: { 200: pixelResponse },
  errors: ['plan_required', 'invalid'],
});

/** Tells one service of a made-up conversion, as a test where it has such, and answers what came back. */
export const testPixel = endpoint({
  method: 'POST',
  path: `${ONE}/test`,
  access,
  responses: { 200: deliveryResponse },
  errors: ['plan_required', 'too_many_requests'],
});

/** What a service was told in the last thirty days, and what it answered. */
export const listPixelDeliveries = endpoint({
  method: 'GET',
  path: `${ONE}/delivery`,
  access,
  query: pageQuery,
  responses: { 200: deliveryList },
});

/** Tells of one conversion again, under the same id. */
export const replayPixelDelivery = endpoint({
  method: 'POST',
  path: `${ONE}/delivery/:delivery_id/replay`,
  access,
  responses: { 202: deliveryResponse },
  errors: ['plan_required', 'conflict', 'too_many_requests'],
});

/** Tells again of everything that failed since a moment. */
export const replayFailedPixelDeliveries = endpoint({
  method: 'POST',
  path: `${ONE}/replay`,
  access,
  body: replayFailed,
  responses: { 202: replayedResponse },
  errors: ['plan_required', 'conflict', 'too_many_requests'],
});
