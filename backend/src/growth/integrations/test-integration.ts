import type { Delivery } from '@landfall/shared/contracts';
import type { Context } from '../../platform/context.ts';
import { insertEvent } from '../../platform/events/record-event.ts';
import { deliverer } from '../deliveries/deliver.ts';
import { requireDelivery } from '../deliveries/deliveries.ts';
import type { ReceiverRow } from '../deliveries/receivers.ts';
import type { Send } from '../deliveries/send.ts';
import { addDeliveries } from '../deliveries/take-events.ts';

/**
 * Sends a made-up lead with the owner's own e-mail, once, and waits for what comes back: whoever sets a connection up
 * reads the service's own words at once.
 */
export async function testIntegration(
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
