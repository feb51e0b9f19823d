import type { Context } from '../../platform/context.ts';
import { applyProviderEvent } from './order-events.ts';
import { createProviders } from './providers.ts';
import { reconcileOpenOrders } from './reconcile.ts';

const EVERY_SECONDS = 5 * 60;

/** Starts the sweep that asks about payments whose webhook never came, and closes orders that nobody paid. */
export async function registerPaymentJobs(context: Context): Promise<void> {
  const { all } = createProviders(context.config);
  await context.jobs.sweep('payments.reconcile', EVERY_SECONDS, async () => {
    await reconcileOpenOrders(context, all, (provider, event) => applyProviderEvent(context, provider, event));
  });
}
