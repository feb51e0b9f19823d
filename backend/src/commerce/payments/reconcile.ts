import pLimit from 'p-limit';
import type { Context } from '../../platform/context.ts';
import { and, asc, eq, inArray, lt, notInArray, type SQL } from '../../platform/db/operators.ts';
import { orders } from '../../platform/db/schema.ts';
import { isOpen, nextStatus, type OrderEvent } from './order-state.ts';
import type { Order } from './orders.ts';
import type { PaymentProvider, ProviderEvent } from './provider.ts';

const MINUTE = 60_000;
/** A webhook usually comes sooner than this. */
const ASK_AFTER = 5 * MINUTE;
/** Nobody pays an order this old any more; if money arrives all the same, it still counts. */
const EXPIRE_AFTER = 24 * 60 * MINUTE;
/** By then a provider that cannot be asked is gone for good. */
const GIVE_UP_AFTER = 7 * EXPIRE_AFTER;
/** Orders that one provider is asked about in one go, and at once. */
const BATCH = 200;
const AT_ONCE = 8;
/** Milliseconds after which a provider is asked about no further order in one go: it may not answer at all. */
const PATIENCE = MINUTE;

type Reader = Pick<Context, 'db' | 'log'>;
type Apply = (provider: string, event: ProviderEvent) => Promise<unknown>;

/**
 * Asks the provider what became of one order and takes the answer in as if it had been told. Returns what was found;
 * null where nothing is new.
 * @throws whatever kept the provider's answer away
 */
export async function reconcileOrder(
  providers: readonly PaymentProvider[],
  order: Order,
  apply: Apply,
): Promise<OrderEvent | null> {
  const found = await look(providers, order);
  const type = found ?? (isOpen(order.status) && isOlder(order, EXPIRE_AFTER) ? 'expired' : null);
  if (!type || !nextStatus(order.status, type)) return null;
  await apply(order.provider, { eventId: `reconciled:${order.id}:${type}`, orderId: order.id, type });
  return type;
}

const isOlder = ({ createdAt }: Order, milliseconds: number) => createdAt.getTime() < Date.now() - milliseconds;

async function look(providers: readonly PaymentProvider[], order: Order): Promise<OrderEvent | null> {
  const provider = providers.find(({ name }) => name === order.provider);
  if (!order.providerRef || !provider?.look) return null;
  try {
    return await provider.look({ ...order, providerRef: order.providerRef });
  } catch (error) {
    if (isOlder(order, GIVE_UP_AFTER)) return null;
    throw error;
  }
}

export interface Reconciled {
  asked: number;
  changed: number;
  /** Orders about which the provider could not be asked. */
  failed: number;
}

/**
 * Asks about the orders that were left open. An answer that does not come for one keeps nobody from the others, and a
 * provider that does not answer for longer than `patience` milliseconds none of the other providers.
 */
export async function reconcileOpenOrders(
  { db, log }: Reader,
  providers: readonly PaymentProvider[],
  apply: Apply,
  patience = PATIENCE,
): Promise<Reconciled> {
  const names = providers.map(({ name }) => name);
  const result: Reconciled = { asked: 0, changed: 0, failed: 0 };
  const askAbout = async (whose: SQL) => {
    const isOpenStill = inArray(orders.status, ['created', 'pending']);
    const isDue = lt(orders.createdAt, new Date(Date.now() - ASK_AFTER));
    const open = await db
      .select()
      .from(orders)
      .where(and(isOpenStill, isDue, whose))
      .orderBy(asc(orders.createdAt))
      .limit(BATCH);
    const end = performance.now() + patience;
    const limit = pLimit(AT_ONCE);
    const ask = async (order: Order) => {
      if (performance.now() > end) return;
      result.asked += 1;
      try {
        if (await reconcileOrder(providers, order, apply)) result.changed += 1;
      } catch (error) {
        result.failed += 1;
        log.warn({ err: error, orderId: order.id, provider: order.provider }, 'The provider could not be asked');
      }
    };
    await limit.map(open, ask);
  };
  await Promise.all([
    ...names.map((name) => askAbout(eq(orders.provider, name))),
    // Of providers that are not configured any more.
    askAbout(notInArray(orders.provider, names)),
  ]);
  return result;
}
