import type { CreatePayment, PaymentMethod, PlanPeriod } from '@landfall/shared/contracts';
import { PAYMENT_METHOD_CODES } from '@landfall/shared/contracts';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import { and, eq } from '../../platform/db/operators.ts';
import { orders, plans } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { keepLanguage } from '../../platform/texts/kept-language.ts';
import type { SpokenLanguage } from '../../platform/texts/spoken-language.ts';
import { priceOf } from '../plans/period.ts';
import { findOrInsert, getOrder, type Order } from './orders.ts';
import { type PaymentProvider, PaymentRefused } from './provider.ts';
import { providerOf } from './providers.ts';

/** Who asks: told by the connection, never by the body. */
interface Caller {
  address: string;
  /** The origin of the page that the buyer is on, and is led back to. */
  returnOrigin: string;
  language: SpokenLanguage;
}

/** What is bought: without a period for life, without an account for whoever gets the purchase code. */
type Purchase = CreatePayment & { period?: PlanPeriod; userId?: string };

const invalid = (field: string, message: string) => new AppError('invalid', { fields: { [field]: [message] } });

const methodOf = (code: number) =>
  (Object.keys(PAYMENT_METHOD_CODES) as PaymentMethod[]).find((method) => PAYMENT_METHOD_CODES[method] === code);

/** Returns `createPayment`, which begins purchases with these providers. */
export function paymentStarter({ db, log }: Pick<Context, 'db' | 'log'>, providers: readonly PaymentProvider[]) {
  // Clicks at once wait for the one call that is under way.
  const underWay = new Map<string, Promise<string>>();

  const startOnce = (provider: PaymentProvider, order: Order): Promise<string> => {
    const current = underWay.get(order.id);
    if (current) return current;
    const started = start(db, provider, order)
      .catch((error) => {
        log.error({ err: error, orderId: order.id, provider: provider.name }, 'The payment could not be begun');
        throw new AppError('unavailable', { cause: error });
      })
      .finally(() => underWay.delete(order.id));
    underWay.set(order.id, started);
    return started;
  };

  /**
   * Begins a purchase of a plan and returns where to pay. The price is the plan's, the second click of a
   * double click gets the first one's address.
   * @throws AppError invalid (plan_name, method), unavailable (the provider; the buyer may try again)
   */
  return async function createPayment(body: Purchase, caller: Caller): Promise<{ paymentUrl: string }> {
    const { plan_name: planName, email, period = 'ltd', userId = null } = body;
    const method = methodOf(body.method);
    const provider = providerOf(providers, method);
    if (!method || !provider) throw invalid('method', 'This payment method is not available.');
    const [plan] = await db.select().from(plans).where(eq(plans.name, planName));
    const amount = plan ? priceOf(plan, period) : 0;
    if (amount <= 0) throw invalid('plan_name', 'This plan is not available.');

    const { returnOrigin, language } = caller;
    const order = await findOrInsert(
      db,
      {
        planName,
        method,
        email,
        amount,
        provider: provider.name,
        returnOrigin,
        ...keepLanguage(language),
        period,
        userId,
      },
      caller.address,
    );
    return { paymentUrl: order.paymentUrl ?? (await startOnce(provider, order)) };
  };
}

async function start(db: Database, provider: PaymentProvider, order: Order): Promise<string> {
  try {
    const { paymentUrl, providerRef } = await provider.start(order);
    const [kept] = await db
      .update(orders)
      .set({ status: 'pending', providerRef, paymentUrl })
      .where(and(eq(orders.id, order.id), eq(orders.status, 'created')))
      .returning({ paymentUrl: orders.paymentUrl });
    // Another process was faster: its page is the one that counts, nobody was told of this one.
    return kept?.paymentUrl ?? (await getOrder(db, order.id)).paymentUrl ?? paymentUrl;
  } catch (error) {
    // Nobody has an address to pay at, so the next click may begin anew.
    if (error instanceof PaymentRefused) {
      await db
        .update(orders)
        .set({ status: 'failed', requestKey: null })
        .where(and(eq(orders.id, order.id), eq(orders.status, 'created')));
    }
    throw error;
  }
}
