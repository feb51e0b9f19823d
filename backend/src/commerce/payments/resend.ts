import type { Context } from '../../platform/context.ts';
import { and, eq, isNull } from '../../platform/db/operators.ts';
import { mails } from '../../platform/db/schema.ts';
import { rotateCode } from '../codes/codes.ts';
import { getOrder } from './orders.ts';
import { queuePurchaseMail } from './purchase-mail.ts';

/** Why a code cannot be sent again. The message is for the person who asked. */
export class ResendError extends Error {
  override name = 'ResendError';
}

/**
 * Makes a new code for a paid order and writes the mail with it. A stored code cannot be read, so the one that was sent
 * before stops working, and messages with it that did not leave yet are dropped. Returns the mail's recipient.
 * @throws ResendError, AppError not_found
 */
export async function resendCode(
  { db, config }: Pick<Context, 'db' | 'config'>,
  orderId: string,
  recipient?: string,
): Promise<{ recipient: string }> {
  const order = await getOrder(db, orderId);
  if (order.status !== 'paid') throw new ResendError(`This order is not paid: it is ${order.status}.`);
  if (order.userId) throw new ResendError('An account bought this for itself; there is no purchase code.');
  const to = recipient ?? order.email;
  await db.transaction(async (tx) => {
    const code = await rotateCode(tx, order.id);
    if (!code) throw new ResendError('The code of this order was used or revoked already; there is nothing to send.');
    await tx.delete(mails).where(and(eq(mails.orderId, order.id), isNull(mails.sentAt)));
    await queuePurchaseMail(tx, order, code, config.publicUrl, to);
  });
  return { recipient: to };
}
