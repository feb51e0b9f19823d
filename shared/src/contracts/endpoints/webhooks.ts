import {
  createdWebhook,
  deliveryList,
  deliveryResponse,
  replayedResponse,
  replayFailed,
  rotatedSecret,
  sampleList,
  sampleQuery,
  updateWebhook,
  webhookForm,
  webhookList,
  webhookResponse,
} from '../webhook.ts';
import { messageResponse, pageQuery } from '../wire.ts';
import { endpoint } from './endpoint.ts';

const WEBHOOKS = '/v1/api/project/:project_id/webhook';
const WEBHOOK = `${WEBHOOKS}/:webhook_id` as const;
const access = 'webhooks:write';

export const listWebhooks = endpoint({
  method: 'GET',
  path: WEBHOOKS,
  access,
  query: pageQuery,
  responses: { 200: webhookList },
});

/** Subscribes an address; its secret is shown this once. */
export const addWebhook = endpoint({
  method: 'POST',
  path: WEBHOOKS,
  access,
  body: webhookForm,
  responses: { 201: createdWebhook },
  errors: ['plan_required', 'invalid', 'conflict'],
});

/** Examples of an event, in the shape that is sent. */
export const sampleEvents = endpoint({
  method: 'GET',
  path: `${WEBHOOKS}/sample`,
  access,
  query: sampleQuery,
  responses: { 200: sampleList },
});

export const changeWebhook = endpoint({
  method: 'PUT',
  path: WEBHOOK,
  access,
  body: updateWebhook,
  responses: { 200: webhookResponse },
  errors: ['plan_required', 'invalid'],
});

/** Unsubscribes an address; what is on its way to it is not sent any more. */
export const deleteWebhook = endpoint({
  method: 'DELETE',
  path: WEBHOOK,
  access,
  responses: { 200: messageResponse },
});

/** Sends a `webhook.test` to one webhook, also to one that is switched off. */
export const testWebhook = endpoint({
  method: 'POST',
  path: `${WEBHOOK}/test`,
  access,
  responses: { 202: deliveryResponse },
  errors: ['plan_required', 'too_many_requests'],
});

/** Makes a new secret; for 24 hours both sign. */
export const rotateWebhookSecret = endpoint({
  method: 'POST',
  path: `${WEBHOOK}/rotate`,
  access,
  responses: { 200: rotatedSecret },
});

/** What was sent to a webhook in the last thirty days, and what became of it. */
export const listDeliveries = endpoint({
  method: 'GET',
  path: `${WEBHOOK}/delivery`,
  access,
  query: pageQuery,
  responses: { 200: deliveryList },
});

/** Sends one delivery again, under the same id. */
export const replayDelivery = endpoint({
  method: 'POST',
  path: `${WEBHOOK}/delivery/:delivery_id/replay`,
  access,
  responses: { 202: deliveryResponse },
  errors: ['plan_required', 'conflict', 'too_many_requests'],
});

/** Sends everything again that failed since a moment. */
export const replayFailedDeliveries = endpoint({
  method: 'POST',
  path: `${WEBHOOK}/replay`,
  access,
  body: replayFailed,
  responses: { 202: replayedResponse },
  errors: ['plan_required', 'conflict', 'too_many_requests'],
});
