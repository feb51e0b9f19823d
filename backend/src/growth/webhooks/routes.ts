import * as endpoints from '@landfall/shared/endpoints';
import { requireProject } from '../../content/projects/projects.ts';
import type { Account } from '../../identity/auth/sessions.ts';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app-type.ts';
import { languageOf } from '../../platform/http/language.ts';
import { readPaging } from '../../platform/http/paging.ts';
import { serve } from '../../platform/http/serve.ts';
import { sendTest } from '../deliveries/deliveries.ts';
import { deliveryCalls } from '../deliveries/delivery-calls.ts';
import { assertPlan, removeReceiver, requireReceiver } from '../deliveries/receivers.ts';
import { createOutbound } from '../outbound/outbound.ts';
import { sampleEvents } from './samples.ts';
import * as webhooks from './webhooks.ts';

const tag = 'webhooks';

/** Addresses that are told of a project's events. */
export function registerWebhookRoutes(app: App, context: Context): void {
  const { db, config } = context;
  const { assertAddress } = createOutbound(config);
  const ownWebhook = async (account: Account, { project_id, webhook_id }: { project_id: string; webhook_id: string }) =>
    requireReceiver(db, webhooks.WEBHOOKS, (await requireProject(db, account.id, project_id)).id, webhook_id);

  const list = { tag, summary: 'Webhooks of a project, newest first' };
  serve(app, endpoints.listWebhooks, list, async ({ account, params, query }) => {
    const project = await requireProject(db, account.id, params.project_id);
    const paging = readPaging(query);
    const { rows, total } = await webhooks.findWebhooks(db, project.id, paging);
    return paging.answer(rows.map(webhooks.toWebhook), total);
  });

  const add = { tag, summary: 'Subscribe an address to events; its secret is shown this once' };
  serve(app, endpoints.addWebhook, add, async (request, reply) => {
    const { account, params, body } = request;
    const project = await requireProject(db, account.id, params.project_id);
    assertPlan(account);
    assertAddress(body.url);
    const form = { ...body, description: body.description ?? '' };
    const { row, secret } = await webhooks.addWebhook(context, project.id, form, languageOf(request));
    reply.header('cache-control', 'no-store');
    return { data: webhooks.toWebhook(row), secret };
  });

  const sample = { tag, summary: 'Examples of an event, in the shape that is sent' };
  serve(app, endpoints.sampleEvents, sample, async ({ account, params, query }) => {
    const project = await requireProject(db, account.id, params.project_id);
    return { data: await sampleEvents(db, project.id, query.type) };
  });

  const change = { tag, summary: 'Change a webhook; what is left out stays' };
  serve(app, endpoints.changeWebhook, change, async ({ account, params, body }) => {
    const webhook = await ownWebhook(account, params);
    if (body.enabled) assertPlan(account);
    if (body.url !== undefined) assertAddress(body.url);
    return { data: webhooks.toWebhook(await webhooks.updateWebhook(context, webhook, body)) };
  });

  const remove = { tag, summary: 'Unsubscribe an address' };
  serve(app, endpoints.deleteWebhook, remove, async ({ account, params }) => {
    const project = await requireProject(db, account.id, params.project_id);
    await removeReceiver(db, webhooks.WEBHOOKS, project.id, params.webhook_id);
    return { message: 'The webhook was deleted.' };
  });

  serve(app, endpoints.testWebhook, { tag, summary: 'Send a test' }, async ({ account, params }) => {
    const webhook = await ownWebhook(account, params);
    assertPlan(account);
    return { data: await sendTest(context, webhook, 'This is a test. Your webhook works.') };
  });

  const rotate = { tag, summary: 'Make a new secret; for 24 hours both sign' };
  serve(app, endpoints.rotateWebhookSecret, rotate, async ({ account, params }, reply) => {
    const { id, projectId } = await ownWebhook(account, params);
    reply.header('cache-control', 'no-store');
    return webhooks.rotateSecret(context, projectId, id);
  });

  const calls = deliveryCalls(context, webhooks.WEBHOOKS, ownWebhook);
  const sent = { tag, summary: 'What was sent to a webhook, newest first, and what became of it' };
  serve(app, endpoints.listDeliveries, sent, calls.list);

  const again = { tag, summary: 'Send a delivery again, under the same id' };
  serve(app, endpoints.replayDelivery, again, calls.replay);

  const failed = { tag, summary: 'Send again everything that failed since a moment' };
  serve(app, endpoints.replayFailedDeliveries, failed, calls.replayFailed);
}
