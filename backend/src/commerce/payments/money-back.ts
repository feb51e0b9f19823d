import type { Database } from '../../platform/db/client.ts';
import { and, eq, sum } from '../../platform/db/operators.ts';
import { orders, paymentDisputes } from '../../platform/db/schema.ts';
import type { Order } from './orders.ts';
import type { MoneyEvent } from './provider.ts';

const DISPUTE_STATUS = { disputed: 'open', dispute_won: 'won', dispute_lost: 'lost' } as const;

/** Notes what an event says of money that went back or is disputed, whatever came before it. */
export async function noteMoneyEvent(tx: Database, order: Order, event: MoneyEvent): Promise<void> {
  if (event.type === 'part_refunded') {
    // The provider says how much went back by now: the largest of its words is the newest.
    const refundedAmount = Math.min(order.amount, Math.max(order.refundedAmount, event.refundedAmount));
    await tx.update(orders).set({ refundedAmount }).where(eq(orders.id, order.id));
    return;
  }
  const status = DISPUTE_STATUS[event.type];
  const { id: disputeId, amount } = event.dispute;
  const noted = tx.insert(paymentDisputes).values({
    provider: order.provider,
    disputeId,
    orderId: order.id,
    amount: Math.min(order.amount, amount),
    status,
  });
  const once = [paymentDisputes.provider, paymentDisputes.disputeId];
  // A dispute that is closed stays so: the word of its beginning may come late.
  if (status === 'open') await noted.onConflictDoNothing({ target: once });
  else {
    const setWhere = eq(paymentDisputes.status, 'open');
    await noted.onConflictDoUpdate({ target: once, set: { status, updatedAt: new Date() }, setWhere });
  }
}

/** US cents of an order that its buyer has back, by refunds and by disputes that were lost; at most what was paid. */
export async function moneyBack(tx: Database, orderId: string): Promise<{ back: number; isAll: boolean }> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  if (!order) return { back: 0, isAll: false };
  const [lost] = await tx
    .select({ amount: sum(paymentDisputes.amount) })
    .from(paymentDisputes)
    .where(and(eq(paymentDisputes.orderId, orderId), eq(paymentDisputes.status, 'lost')));
  const back = Math.min(order.amount, order.refundedAmount + Number(lost?.amount ?? 0));
  return { back, isAll: back > 0 && back === order.amount };
}
