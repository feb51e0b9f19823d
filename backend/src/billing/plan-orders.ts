import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { invoices, plans, users } from '../db/schema.ts';
import { queueMail } from '../mail/mail.ts';
import type { Order } from '../payments/orders.ts';
import { endOf } from '../plans/period.ts';
import { lifetimePlan, settleAccountPlan } from './account-plan.ts';
import { describeInvoice, invoiceNumber, writeInvoice } from './invoices.ts';
import { boughtMail } from './plan-mails.ts';

/**
 * What follows from the verified payment of a plan that an account bought for itself, in the transaction that notes the
 * payment: the plan, the invoice, the mail. Returns the mail's id; null where the account is gone.
 */
export async function settlePlanOrder(tx: Database, order: Order, publicUrl: string): Promise<string | null> {
  const [user] = await tx
    .select()
    .from(users)
    .where(eq(users.id, order.userId ?? ''))
    .for('update');
  if (!user) return null;
  // The same plan again begins where the running period ends.
  const runs = user.planName === order.planName && user.planUntil && user.planUntil > new Date();
  const paidUntil = endOf(order.period, runs && user.planUntil ? user.planUntil : new Date());
  await tx
    .update(users)
    .set({
      planName: order.planName,
      planUntil: paidUntil,
      planAfter: paidUntil ? lifetimePlan(user) : null,
      refundedAt: null,
    })
    .where(eq(users.id, user.id));

  const [plan] = await tx.select({ prefix: plans.prefix }).from(plans).where(eq(plans.name, order.planName));
  const planTitle = plan?.prefix ?? order.planName;
  const invoice = await writeInvoice(tx, {
    kind: 'invoice',
    userId: user.id,
    orderId: order.id,
    planName: order.planName,
    planTitle,
    period: order.period,
    method: order.method,
    amount: order.amount,
    billedName: user.name ?? '',
    billedEmail: user.email,
    paidUntil,
  });
  const mail = boughtMail(order.language, {
    planTitle,
    invoice: invoiceNumber(invoice),
    item: describeInvoice(invoice),
    amount: order.amount,
    publicUrl,
  });
  return queueMail(tx, { recipient: user.email, orderId: order.id, ...mail });
}

/** After a refund: a credit note, and the plan that the rest of the account's purchases gives. */
export async function undoPlanOrder(tx: Database, order: Order): Promise<void> {
  const mine = and(eq(invoices.orderId, order.id), eq(invoices.kind, 'invoice'));
  const [invoice] = await tx.select().from(invoices).where(mine);
  if (!invoice) return;
  const { id: _id, number: _number, createdAt: _createdAt, ...same } = invoice;
  const userId = invoice.userId;
  if (userId) await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  await writeInvoice(tx, { ...same, kind: 'credit_note', amount: -invoice.amount, paidUntil: null });
  if (userId) await settleAccountPlan(tx, userId);
}
