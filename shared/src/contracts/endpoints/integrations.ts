import {
  integrationForm,
  integrationKindList,
  integrationList,
  integrationResponse,
  updateIntegration,
} from '../integration.ts';
import { deliveryList, deliveryResponse, replayedResponse, replayFailed } from '../webhook.ts';
import { messageResponse, pageQuery } from '../wire.ts';
import { endpoint } from './endpoint.ts';

const INTEGRATIONS = '/v1/api/project/:project_id/integration';
const INTEGRATION = `${INTEGRATIONS}/:integration_id` as const;
const access = 'session';

/** What projects can be connected with, and what each asks for. */
export const listIntegrationKinds = endpoint({
  method: 'GET',
  path: '/v1/api/integration',
  access,
  responses: { 200: integrationKindList },
});

export const listIntegrations = endpoint({
  method: 'GET',
  path: INTEGRATIONS,
  access,
  query: pageQuery,
  responses: { 200: integrationList },
});

/** Connects a project; its secrets are never sent back. */
export const addIntegration = endpoint({
  method: 'POST',
  path: INTEGRATIONS,
  access,
  body: integrationForm,
  responses: { 201: integrationResponse },
  errors: ['plan_required', 'invalid', 'conflict', 'too_many_requests'],
});

export const changeIntegration = endpoint({
  method: 'PUT',
  path: INTEGRATION,
  access,
  body: updateIntegration,
  responses: { 200: integrationResponse },
  errors: ['plan_required', 'invalid', 'too_many_requests'],
});

/** Takes a connection away; what is on its way to it is not sent any more. */
export const deleteIntegration = endpoint({
  method: 'DELETE',
  path: INTEGRATION,
  access,
  responses: { 200: messageResponse },
});

/** Sends a made-up lead with the account's own e-mail, once, and answers what came back. */
export const testIntegration = endpoint({
  method: 'POST',
  path: `${INTEGRATION}/test`,
  access,
  responses: { 200: deliveryResponse },
  errors: ['plan_required', 'too_many_requests'],
});

/** What was sent to a connection in the last thirty days, and what became of it. */
export const listIntegrationDeliveries = endpoint({
  method: 'GET',
  path: `${INTEGRATION}/delivery`,
  access,
  query: pageQuery,
  responses: { 200: deliveryList },
});

/** Sends one delivery again. */
export const replayIntegrationDelivery = endpoint({
  method: 'POST',
  path: `${INTEGRATION}/delivery/:delivery_id/replay`,
  access,
  responses: { 202: deliveryResponse },
  errors: ['plan_required', 'conflict', 'too_many_requests'],
});

/** Sends everything again that failed since a moment. */
export const replayFailedIntegrationDeliveries = endpoint({
  method: 'POST',
  path: `${INTEGRATION}/replay`,
  access,
  body: replayFailed,
  responses: { 202: replayedResponse },
  errors: ['plan_required', 'conflict', 'too_many_requests'],
});
