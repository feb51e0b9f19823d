import type { Delivery } from '@landfall/shared/contracts';
import type { FastifyRequest } from 'fastify';
import type { Account } from '../../identity/auth/sessions.ts';
import type { Context } from '../../platform/context.ts';
import { insertEvent } from '../../platform/events/record-event.ts';
import { languageOf } from '../../platform/http/language.ts';
import { Throttle } from '../../platform/http/throttle.ts';
import { deliverer } from '../deliveries/deliver.ts';
import { requireDelivery, spokenDelivery } from '../deliveries/deliveries.ts';
import { assertPlan, type ReceiverRow } from '../deliveries/receivers.ts';
import type { Send } from '../deliveries/send.ts';
import { addDeliveries } from '../deliveries/take-events.ts';

/**
 * Sends a made-up lead with the owner's own e-mail, once, and waits for what comes back: whoever sets a connection up
 * reads the service's own words at once.
 */
async function testIntegration(
  context: Context,
  send: Send,
  { id, projectId }: ReceiverRow,
  owner: { email: string; name: string | null },
): Promise<Delivery> {
  const deliveryId = await context.db.transaction(async (tx) => {
    const fields = { Name: owner.name || 'Ana Test', Email: owner.email, Message: 'This is a test.' };
    const data = { id, project_id: projectId, message: 'This is a test. Your connection works.', fields };
    const eventId = await insertEvent(tx, { projectId, type: 'webhook.test', data });
    // Its job would send it a second time: what a kill leaves behind the sweep finds.
    const [added] = await addDeliveries(tx, context, [{ receiverId: id, eventId }], { withJobs: false });
    return added?.id ?? '';
  });
  await deliverer(context, send)({ deliveryId, turn: 0 }, context.stopping);
  return requireDelivery(context.db, id, deliveryId);
}

/** Tests of one account's receivers. Seconds. */
const TESTS = { most: 30, seconds: 5 * 60 };

interface Request<Params> extends Pick<FastifyRequest, 'headers'> {
  account: Account;
  params: Params;
}

/**
 * The handler, for `serve`, that tests a receiver and answers what came back.
 * @param own finds the receiver that a request names among the account's; throws AppError not_found
 */
export function testCall<Params>(
  context: Context,
  send: Send,
  own: (account: Account, params: Params) => Promise<ReceiverRow>,
) {
  const tests = new Throttle(TESTS.most, TESTS.seconds);
  return async (request: Request<Params>) => {
    const { account, params } = request;
    const row = await own(account, params);
    assertPlan(account);
    tests.take(account.id);
    const sent = await testIntegration(context, send, row, account.user);
    return { data: spokenDelivery(sent, languageOf(request)) };
  };
}
