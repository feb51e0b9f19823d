import type { Context } from '../../platform/context.ts';
import { and, asc, inArray, lt } from '../../platform/db/operators.ts';
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
/** Orders asked about in one go. */
const BATCH = 200;

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

/** Asks about every order that was left open; an answer that does not come for one keeps nobody from the others. */
export async function reconcileOpenOrders(
  { db, log }: Reader,
  providers: readonly PaymentProvider[],
  apply: Apply,
): Promise<Reconciled> {
  const open = await db
    .select()
    .from(orders)
    .where(and(inArray(orders.status, ['created', 'pending']), lt(orders.createdAt, new Date(Date.now() - ASK_AFTER))))
    .orderBy(asc(orders.createdAt))
    .limit(BATCH);
  const result: Reconciled = { asked: open.length, changed: 0, failed: 0 };
  for (const order of open) {
    try {
      if (await reconcileOrder(providers, order, apply)) result.changed += 1;
    } catch (error) {
      result.failed += 1;
      log.warn({ err: error, orderId: order.id, provider: order.provider }, 'The provider could not be asked');
    }
  }
  return result;
}
