import type { Database } from '../../platform/db/client.ts';
import { eq } from '../../platform/db/operators.ts';
import { plans, users } from '../../platform/db/schema.ts';
import { queueMail } from '../../platform/mail/mail.ts';
import { keptLanguage } from '../../platform/texts/kept-language.ts';
import type { Order } from '../payments/orders.ts';
import { holdAccount, holdingsOf, settleAccountPlan } from './account-plan.ts';
import { creditMoneyBack } from './credit-notes.ts';
import { describeInvoice, type InvoiceRow, invoiceNumber, writeInvoice } from './invoices.ts';
import { boughtMail } from './plan-mails.ts';
import { placeOf } from './timeline.ts';

/**
 * What follows from the verified payment of a plan that an account bought for itself, in the transaction that notes the
 * payment: the plan, the invoice, the mail. Returns the mail's id; null where the account is gone.
 */
export async function settlePlanOrder(tx: Database, order: Order, publicUrl: string): Promise<string | null> {
  const user = order.userId ? await holdAccount(tx, order.userId) : null;
  if (!user) return null;
  const now = new Date();
  const { period, planName } = order;
  const { periods, rankOf } = await holdingsOf(tx, user.id);
  const place = period === 'ltd' ? null : placeOf(periods, { planName, rank: rankOf(planName), period }, now);
  const invoice = await invoiceOrder(tx, order, user, { paidUntil: place?.ends ?? null, createdAt: now });
  await tx.update(users).set({ refundedAt: null }).where(eq(users.id, user.id));
  await settleAccountPlan(tx, user.id, now);
  const language = keptLanguage(order);
  const mail = boughtMail(language, {
    planTitle: invoice.planTitle,
    begins: place && place.begins > now ? place.begins : null,
    extends: user.planName === planName,
    invoice: invoiceNumber(invoice),
    item: describeInvoice(invoice, language),
    amount: order.amount,
    publicUrl,
  });
  return queueMail(tx, { recipient: user.email, orderId: order.id, ...mail });
}

export type Buyer = Pick<typeof users.$inferSelect, 'id' | 'name' | 'email'>;

/** Writes the invoice of a paid order to the account that has what was bought. */
export async function invoiceOrder(
  tx: Database,
  order: Order,
  buyer: Buyer,
  { paidUntil, createdAt }: Pick<InvoiceRow, 'paidUntil' | 'createdAt'>,
): Promise<InvoiceRow> {
  const [plan] = await tx.select({ prefix: plans.prefix }).from(plans).where(eq(plans.name, order.planName));
  const invoice = await writeInvoice(tx, {
    kind: 'invoice',
    userId: buyer.id,
    orderId: order.id,
    planName: order.planName,
    planTitle: plan?.prefix ?? order.planName,
    period: order.period,
    method: order.method,
    amount: order.amount,
    billedName: buyer.name ?? '',
    billedEmail: buyer.email,
    paidUntil,
    createdAt,
  });
  await creditMoneyBack(tx, order.id);
  return invoice;
}

/** After a refund: a credit note where there is an invoice, and the plan that the account's other purchases give. */
export async function undoPurchase(tx: Database, order: Order, userId: string | null): Promise<void> {
  if (userId) await holdAccount(tx, userId);
  await creditMoneyBack(tx, order.id);
  if (userId) await settleAccountPlan(tx, userId);
}
