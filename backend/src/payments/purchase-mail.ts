import { eq } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { plans } from '../db/schema.ts';
import { queueMail } from '../mail/mail.ts';
import type { Order } from './orders.ts';

interface Purchase {
  code: string;
  planTitle: string;
  publicUrl: string;
  order: Pick<Order, 'id' | 'amount' | 'method' | 'createdAt'>;
}

const METHODS: Record<Order['method'], string> = { card: 'Card', crypto: 'Cryptocurrency', paypal: 'PayPal' };

const dollars = (cents: number) => `USD ${(cents / 100).toFixed(2)}`;

/**
 * The mail that hands over a purchase code and is the receipt. Short lines of plain ASCII, so that it stays readable in
 * its raw form.
 */
function purchaseMail({ code, planTitle, publicUrl, order }: Purchase): { subject: string; body: string } {
  return {
    subject: `Your Landfall ${planTitle} purchase code`,
    body: [
      'Hello,',
      '',
      `thank you for buying Landfall ${planTitle}. This is your purchase code:`,
      '',
      `    ${code}`,
      '',
      'Create your account with it here:',
      `${publicUrl}/register`,
      '',
      'The code works once. Please keep it to yourself until you have used it.',
      '',
      'Your receipt',
      `Order number: ${order.id}`,
      `Date:         ${order.createdAt.toISOString().slice(0, 10)}`,
      `Item:         Landfall ${planTitle}, lifetime (one-time payment)`,
      `Paid:         ${dollars(order.amount)}`,
      `Paid by:      ${METHODS[order.method]}`,
      '',
      'Have fun building,',
      'the Landfall team',
      '',
    ].join('\n'),
  };
}

/** Writes the mail with an order's code, in the transaction that made the code. Returns its id, for `enqueueMail`. */
export async function queuePurchaseMail(
  tx: Database,
  order: Order,
  code: string,
  publicUrl: string,
  recipient: string = order.email,
): Promise<string> {
  const [plan] = await tx.select({ prefix: plans.prefix }).from(plans).where(eq(plans.name, order.planName));
  const mail = purchaseMail({ code, planTitle: plan?.prefix ?? order.planName, publicUrl, order });
  return queueMail(tx, { recipient, orderId: order.id, ...mail });
}
