import * as endpoints from '@landfall/shared/endpoints';
import { requireProject } from '../../content/projects/projects.ts';
import type { Account } from '../../identity/auth/sessions.ts';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app-type.ts';
import { languageOf } from '../../platform/http/language.ts';
import { serve } from '../../platform/http/serve.ts';
import { deliveryCalls } from '../deliveries/delivery-calls.ts';
import { assertPlan } from '../deliveries/receivers.ts';
import { testCall } from '../integrations/test-integration.ts';
import { createOutbound } from '../outbound/outbound.ts';
import { assertCode, changeOwnCode } from './own-code.ts';
import { PIXELS, readPixel, requirePixel, updatePixel } from './pixels.ts';
import { pixelSender } from './send-pixel.ts';

const tag = 'pixels';

/** The services that are told of a project's conversions, from server to server, and the owner's code in its pages. */
export function registerPixelRoutes(app: App, context: Context): void {
  const { db, config } = context;
  const send = pixelSender(context, createOutbound(config));
  const own = async (account: Account, params: { project_id: string; pixel_kind: string }) =>
    requirePixel(db, (await requireProject(db, account.id, params.project_id)).id, params.pixel_kind);

  const read = {
    tag,
    summary:
      'Which services are told of conversions, without their secrets; what visitors are asked, and your code in the pages',
  };
  serve(app, endpoints.readPixel, read, async ({ account, params }) => {
    const project = await requireProject(db, account.id, params.project_id);
    return { data: await readPixel(db, project.id, account) };
  });

  const change = {
    tag,
    summary:
      'Change which services are told of conversions, what visitors are asked, and your code; what is left out stays',
  };
  serve(app, endpoints.changePixel, change, async (request) => {
    const { account, params, body } = request;
    const project = await requireProject(db, account.id, params.project_id);
    if (body.meta || body.ga4 || body.tiktok) assertPlan(account);
    await assertCode(db, account, project.id, body);
    await updatePixel(context, project.id, body, languageOf(request));
    await changeOwnCode(db, project.id, body);
    return { data: await readPixel(db, project.id, account) };
  });

  const test = { tag, summary: 'Tell one service of a made-up conversion, and answer what came back' };
  serve(app, endpoints.testPixel, test, testCall(context, send, own));

  const calls = deliveryCalls(context, PIXELS, own);
  const sent = { tag, summary: 'What a service was told, newest first, and what it answered' };
  serve(app, endpoints.listPixelDeliveries, sent, calls.list);

  const again = { tag, summary: 'Tell of a conversion again, under the same id' };
  serve(app, endpoints.replayPixelDelivery, again, calls.replay);

  const failed = { tag, summary: 'Tell again of everything that failed since a moment' };
  serve(app, endpoints.replayFailedPixelDeliveries, failed, calls.replayFailed);
}
