import type { Database } from '../../platform/db/client.ts';
import { eq } from '../../platform/db/operators.ts';
import { plans } from '../../platform/db/schema.ts';
import { queueMail } from '../../platform/mail/mail.ts';
import { keptLanguage } from '../../platform/texts/kept-language.ts';
import { commerceTexts } from '../texts.ts';
import type { Order } from './orders.ts';

const dollars = (cents: number) => `USD ${(cents / 100).toFixed(2)}`;
const day = (date: Date) => date.toISOString().slice(0, 10);

/**
 * Writes the mail with an order's code, which is the receipt, in the language that the buyer read the checkout in and in
 * the transaction that made the code. Returns its id, for `enqueueMail`.
 */
export async function queuePurchaseMail(
  tx: Database,
  order: Order,
  code: string,
  publicUrl: string,
  recipient: string = order.email,
): Promise<string> {
  const [plan] = await tx.select({ prefix: plans.prefix }).from(plans).where(eq(plans.name, order.planName));
  const title = plan?.prefix ?? order.planName;
  const { purchaseSubject, purchaseBody } = commerceTexts(keptLanguage(order));
  const { id, amount, method, createdAt } = order;
  const body = purchaseBody(title, code, `${publicUrl}/register`, id, day(createdAt), dollars(amount), method);
  return queueMail(tx, { recipient, orderId: id, subject: purchaseSubject(title), body });
}
