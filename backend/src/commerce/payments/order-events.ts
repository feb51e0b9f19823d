import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import { and, eq, isNotNull, isNull } from '../../platform/db/operators.ts';
import { orders, paymentEvents, purchaseCodes, users } from '../../platform/db/schema.ts';
import { enqueueMail, queueMail } from '../../platform/mail/mail.ts';
import { notifyAccount } from '../../platform/notifications/notify-account.ts';
import { accountGoneMail } from '../billing/account-gone-mail.ts';
import { creditMoneyBack } from '../billing/credit-notes.ts';
import { settlePlanOrder, undoPurchase } from '../billing/plan-orders.ts';
import { mintCode } from '../codes/codes.ts';
import { moneyBack, noteMoneyEvent } from './money-back.ts';
import { isOpen, nextStatus, type OrderEvent } from './order-state.ts';
import type { Order } from './orders.ts';
import { isMoneyEvent, type ProviderEvent } from './provider.ts';
import { queuePurchaseMail } from './purchase-mail.ts';

/**
 * Takes in a verified event: the note of the event, the order's new status and everything that follows from it commit
 * together or not at all. Repeated, late and overtaken events have no second effect; an unknown order has none.
 */
export async function applyProviderEvent(context: Context, provider: string, event: ProviderEvent): Promise<void> {
  const mailId = await recordProviderEvent(context, provider, event);
  if (mailId) await enqueueMail(context, mailId);
}

/** `applyProviderEvent` where no jobs run: returns the id of the mail that waits to be sent, if there is one. */
export function recordProviderEvent(
  context: Pick<Context, 'db' | 'config' | 'log'>,
  provider: string,
  event: ProviderEvent,
): Promise<string | null> {
  return context.db.transaction((tx) => apply(tx, context, provider, event));
}

async function apply(
  tx: Database,
  { config, log }: Pick<Context, 'config' | 'log'>,
  provider: string,
  event: ProviderEvent,
) {
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

  const type = await meaningOf(tx, order, event);
  log.info({ orderId: order.id, event }, 'event of an order');
  const status = type && nextStatus(order.status, type);
  if (!status) return null;
  await tx
    .update(orders)
    .set({
      status,
      requestKey: isOpen(status) ? order.requestKey : null,
      ...(event.type === 'refunded' && { refundedAmount: order.amount }),
    })
    .where(eq(orders.id, order.id));
  log.info({ orderId: order.id, from: order.status, to: status }, 'order changed');

  if (status === 'refunded') await (order.userId ? undoPurchase(tx, order, order.userId) : takeBack(tx, order));
  if (status !== 'paid') return null;
  if (order.userId) {
    // It holds the account, before anything names it: two payments of an account come one after the other.
    const mailId = await settlePlanOrder(tx, order, config.publicUrl);
    const name = order.planName;
    if (mailId) await notifyAccount(tx, order.userId, { type: 'payment.received', subjectId: order.id, name });
    return mailId;
  }
  if (order.period === 'ltd') return handOver(tx, order, config.publicUrl);
  // A month or a year is bought by an account; a code in its place would open a plan for life.
  log.error({ orderId: order.id }, 'A deleted account was paid for: give the money back');
  return queueMail(tx, { recipient: order.email, orderId: order.id, ...accountGoneMail(order) });
}

/** What an event means to the order's status: money that went back in parts is a refund once all of it did. */
async function meaningOf(tx: Database, order: Order, event: ProviderEvent): Promise<OrderEvent | null> {
  if (!isMoneyEvent(event)) return event.type;
  await noteMoneyEvent(tx, order, event);
  if ((await moneyBack(tx, order.id)).isAll) return 'refunded';
  await creditMoneyBack(tx, order.id);
  return null;
}

/** Mints the order's one code and writes the mail that carries it. The unique order of a code is the second safeguard. */
async function handOver(tx: Database, order: Order, publicUrl: string): Promise<string> {
  const code = await mintCode(tx, { planName: order.planName, orderId: order.id });
  return queuePurchaseMail(tx, order, code, publicUrl);
}

/** After a refund: a code that nobody used opens nothing any more; the account that used it is marked and loses its plan. */
async function takeBack(tx: Database, order: Order): Promise<void> {
  const orderId = order.id;
  const refundedAt = new Date();
  await tx
    .update(purchaseCodes)
    .set({ revokedAt: refundedAt })
    .where(and(eq(purchaseCodes.orderId, orderId), isNull(purchaseCodes.usedAt)));
  // Read after the update above: a registration that used the code in between has committed by now.
  const [used] = await tx
    .select({ userId: purchaseCodes.usedBy })
    .from(purchaseCodes)
    .where(and(eq(purchaseCodes.orderId, orderId), isNotNull(purchaseCodes.usedBy)));
  if (used?.userId) await tx.update(users).set({ refundedAt }).where(eq(users.id, used.userId));
  await undoPurchase(tx, order, used?.userId ?? null);
}
