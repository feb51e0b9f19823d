import { createHash, randomBytes } from 'node:crypto';
import type { Payment } from '@landfall/shared/contracts';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import { and, eq, isNotNull, lt, notInArray, or, sql } from '../../platform/db/operators.ts';
import { mails, orders } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import type { PaymentProvider } from './provider.ts';

/** Another click within this time finds the order that the first one made, and its page. Milliseconds. */
const REUSE_WITHIN = 50 * 60 * 1000;

export type Order = typeof orders.$inferSelect;

type NewOrder = Pick<
  Order,
  | 'planName'
  | 'email'
  | 'method'
  | 'amount'
  | 'provider'
  | 'returnOrigin'
  | 'language'
  | 'languageTag'
  | 'period'
  | 'userId'
>;

/** The open order that this buyer made a moment ago for the same thing, or a new one. */
export async function findOrInsert(db: Database, order: NewOrder, clientAddress: string): Promise<Order> {
  const parts = [
    order.provider,
    order.planName,
    order.email.toLowerCase(),
    order.method,
    order.amount,
    clientAddress,
    order.period,
    order.userId,
  ];
  const requestKey = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  const isOver = or(
    lt(orders.createdAt, new Date(Date.now() - REUSE_WITHIN)),
    notInArray(orders.status, ['created', 'pending']),
  );
  const [made] = await db.transaction(async (tx) => {
    await tx
      .update(orders)
      .set({ requestKey: null })
      .where(and(eq(orders.requestKey, requestKey), isOver));
    return (
      tx
        .insert(orders)
        .values({ ...order, id: randomBytes(16).toString('hex'), requestKey })
        // Writing the key over itself locks the row and returns it: of two clicks at once, both get the one order.
        .onConflictDoUpdate({
          target: orders.requestKey,
          set: {
            requestKey: sql`excluded.request_key`,
            language: sql`excluded.language`,
            languageTag: sql`excluded.language_tag`,
          },
        })
        .returning()
    );
  });
  if (!made) throw new Error('an order was neither inserted nor found');
  return made;
}

/** Who pays, told to somebody who may not be the buyer: `j***@example.com`. */
const mask = (email: string) => email.replace(/^(.).*@/, '$1***@');

/** How a payment stands. @throws AppError not_found */
export async function getPayment(
  { db }: Pick<Context, 'db'>,
  providers: readonly PaymentProvider[],
  orderId: string,
): Promise<Payment> {
  const order = await getOrder(db, orderId);
  const mailed = await db
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.orderId, order.id), isNotNull(mails.sentAt)))
    .limit(1);
  return {
    payment_id: order.id,
    status: order.status,
    plan_name: order.planName,
    email: mask(order.email),
    amount: order.amount / 100,
    code_mailed: mailed.length > 0,
    receipt_url: providers.find(({ name }) => name === order.provider)?.receiptUrl?.(order.id) ?? '',
  };
}

/** @throws AppError not_found */
export async function getOrder(db: Database, orderId: string): Promise<Order> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (!order) throw new AppError('not_found', { message: 'This payment does not exist.' });
  return order;
}
