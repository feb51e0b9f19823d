import { and, eq, isNull } from 'drizzle-orm';
import { mintCode } from '../codes/codes.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/client.ts';
import { orders, paymentEvents, plans, purchaseCodes } from '../db/schema.ts';
import { enqueueMail, queueMail } from '../mail/mail.ts';
import { isOpen, nextStatus } from './order-state.ts';
import type { ProviderEvent } from './provider.ts';
import { purchaseMail } from './purchase-mail.ts';

type Order = typeof orders.$inferSelect;

/**
 * Takes in a verified event: the note of the event, the order's new status and everything that follows from it commit
 * together or not at all. Repeated, late and overtaken events have no second effect; an unknown order has none.
 */
export async function applyProviderEvent(context: Context, provider: string, event: ProviderEvent): Promise<void> {
  const mailId = await context.db.transaction((tx) => apply(tx, context, provider, event));
  if (mailId) await enqueueMail(context, mailId);
}

async function apply(tx: Database, { config, log }: Context, provider: string, event: ProviderEvent) {
  // The lock puts events of one order in a row.
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, event.orderId), eq(orders.provider, provider)))
    .for('update');
  const [first] = await tx
    .insert(paymentEvents)
    .values({ provider, eventId: event.eventId, orderId: order?.id ?? null, type: event.type })
    .onConflictDoNothing()
    .returning({ eventId: paymentEvents.eventId });
  if (!order) log.warn({ provider, event }, 'payment event for an unknown order');
  if (!order || !first) return null;

  const status = nextStatus(order.status, event.type);
  if (!status) return null;
  await tx
    .update(orders)
    .set({ status, requestKey: isOpen(status) ? order.requestKey : null })
    .where(eq(orders.id, order.id));
  log.info({ orderId: order.id, from: order.status, to: status }, 'order changed');

  if (status === 'refunded') await revokeUnusedCode(tx, order.id);
  return status === 'paid' ? handOver(tx, order, config.publicUrl) : null;
}

/** Mints the order's one code and writes the mail that carries it. The unique order of a code is the second safeguard. */
async function handOver(tx: Database, order: Order, publicUrl: string): Promise<string> {
  const [plan] = await tx.select({ prefix: plans.prefix }).from(plans).where(eq(plans.name, order.planName));
  const code = await mintCode(tx, { planName: order.planName, orderId: order.id });
  const mail = purchaseMail({ code, planTitle: plan?.prefix ?? order.planName, publicUrl, orderId: order.id });
  return queueMail(tx, { recipient: order.email, orderId: order.id, ...mail });
}

async function revokeUnusedCode(tx: Database, orderId: string): Promise<void> {
  await tx
    .update(purchaseCodes)
    .set({ revokedAt: new Date() })
    .where(and(eq(purchaseCodes.orderId, orderId), isNull(purchaseCodes.usedAt)));
}
