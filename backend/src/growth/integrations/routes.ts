import * as endpoints from '@landfall/shared/endpoints';
import { requireProject } from '../../content/projects/projects.ts';
import type { Account } from '../../identity/auth/sessions.ts';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app-type.ts';
import { languageOf } from '../../platform/http/language.ts';
import { readPaging } from '../../platform/http/paging.ts';
import { serve } from '../../platform/http/serve.ts';
import { deliveryCalls } from '../deliveries/delivery-calls.ts';
import {
  assertPlan,
  findReceivers,
  type ReceiverRow,
  removeReceiver,
  requireReceiver,
} from '../deliveries/receivers.ts';
import { createOutbound } from '../outbound/outbound.ts';
import * as integrations from './integrations.ts';
import { registerRecipientRoutes } from './recipient-routes.ts';
import { integrationSender } from './send-integration.ts';
import { testCall } from './test-integration.ts';

const tag = 'integrations';
const { INTEGRATIONS } = integrations;

type Owner = Account['user'];

/** The services that a project's leads are sent to. */
export function registerIntegrationRoutes(app: App, context: Context): void {
  const { db, config } = context;
  const outbound = createOutbound(config);
  const send = integrationSender(context, outbound);
  const own = async (account: Account, params: { project_id: string; integration_id: string }) =>
    requireReceiver(
      db,
      INTEGRATIONS,
      (await requireProject(db, account.id, params.project_id)).id,
      params.integration_id,
    );
  const answerOf = async (owner: Owner, row: ReceiverRow) => {
    const [data] = await integrations.toIntegrations(context, owner, [row]);
    if (!data) throw new Error('A connection is told as one.');
    return { data };
  };
  registerRecipientRoutes(app, context);

  const kinds = { tag, summary: 'What projects can be connected with, and what each asks for' };
  serve(app, endpoints.listIntegrationKinds, kinds, async (request) => ({
    data: integrations.listKinds(languageOf(request)),
  }));

  const list = { tag, summary: 'Connections of a project, newest first' };
  serve(app, endpoints.listIntegrations, list, async ({ account, params, query }) => {
    const project = await requireProject(db, account.id, params.project_id);
    const paging = readPaging(query);
    const { rows, total } = await findReceivers(db, INTEGRATIONS, project.id, paging);
    return paging.answer(await integrations.toIntegrations(context, account.user, rows), total);
  });

  const add = { tag, summary: 'Connect a project; secrets are never sent back' };
  serve(app, endpoints.addIntegration, add, async (request) => {
    const { account, params, body } = request;
    const project = await requireProject(db, account.id, params.project_id);
    assertPlan(account);
    const manner = { language: languageOf(request), outbound };
    const owner = account.user;
    return answerOf(owner, await integrations.addIntegration(context, owner, project.id, body, manner));
  });

  const change = { tag, summary: 'Change a connection; what is left out stays' };
  serve(app, endpoints.changeIntegration, change, async (request) => {
    const { account, params, body } = request;
    const row = await own(account, params);
    if (body.enabled || body.settings) assertPlan(account);
    const manner = { language: languageOf(request), outbound };
    const owner = account.user;
    return answerOf(owner, await integrations.updateIntegration(context, owner, row, body, manner));
  });

  const remove = { tag, summary: 'Take a connection away' };
  serve(app, endpoints.deleteIntegration, remove, async ({ account, params }) => {
    const project = await requireProject(db, account.id, params.project_id);
    await removeReceiver(db, INTEGRATIONS, project.id, params.integration_id);
    return { message: 'The connection was removed.' };
  });

  const test = { tag, summary: 'Send a made-up lead once, and answer what came back' };
  serve(app, endpoints.testIntegration, test, testCall(context, send, own));

  const calls = deliveryCalls(context, INTEGRATIONS, own);
  const sent = { tag, summary: 'What was sent to a connection, newest first, and what became of it' };
  serve(app, endpoints.listIntegrationDeliveries, sent, calls.list);

  const again = { tag, summary: 'Send a delivery again' };
  serve(app, endpoints.replayIntegrationDelivery, again, calls.replay);

  const failed = { tag, summary: 'Send again everything that failed since a moment' };
  serve(app, endpoints.replayFailedIntegrationDeliveries, failed, calls.replayFailed);
}
