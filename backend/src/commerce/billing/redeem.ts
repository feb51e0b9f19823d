import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import { eq } from '../../platform/db/operators.ts';
import { orders, plans } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { findCode, redeemCode } from '../codes/codes.ts';
import type { Order } from '../payments/orders.ts';
import { holdAccount, holdingsOf, settleAccountPlan } from './account-plan.ts';
import { type Buyer, invoiceOrder } from './plan-orders.ts';

/**
 * Uses a purchase code up for an account: its plan, and the invoice of the order that the code came from.
 * @throws AppError code_invalid, code_used
 */
export async function useCode(tx: Database, typed: string, account: Buyer): Promise<{ planName: string }> {
  const order = await holdOrder(tx, typed);
  const redeemed = await redeemCode(tx, typed, account.id);
  if (order) await invoiceOrder(tx, order, account, { paidUntil: null, createdAt: new Date() });
  await settleAccountPlan(tx, account.id);
  return redeemed;
}

/** The order that a code came from, before the code, as payments hold them: a refund that arrives now waits its turn. */
async function holdOrder(tx: Database, typed: string): Promise<Order | undefined> {
  const orderId = (await findCode(tx, typed))?.orderId;
  if (!orderId) return undefined;
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
  return order;
}

const ownedAlready = () =>
  new AppError('invalid', {
    fields: {
      code: ['Your account has this plan, or a larger one, for life already. The code was not used: it still works.'],
    },
  });

/**
 * Redeems a purchase code for an account that exists. A code whose plan would bring the account nothing stays unused.
 * @throws AppError code_invalid, code_used, invalid (nothing to gain)
 */
export async function redeemForAccount(
  { db }: Pick<Context, 'db'>,
  typed: string,
  userId: string,
): Promise<{ planTitle: string }> {
  return db.transaction(async (tx) => {
    await holdOrder(tx, typed);
    const user = await holdAccount(tx, userId);
    if (!user) throw new AppError('unauthenticated');
    const { life, rankOf } = await holdingsOf(tx, userId);
    const found = await findCode(tx, typed);
    if (found?.usable && rankOf(found.planName) <= life.rank) throw ownedAlready();
    const { planName } = await useCode(tx, typed, user);
    const [plan] = await tx.select({ prefix: plans.prefix }).from(plans).where(eq(plans.name, planName));
    return { planTitle: plan?.prefix ?? planName };
  });
}
