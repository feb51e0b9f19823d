import type { IncomingHttpHeaders } from 'node:http';
import * as v from 'valibot';
import type { Context } from '../../platform/context.ts';
import { and, eq } from '../../platform/db/operators.ts';
import { orders } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app-type.ts';
import { applyProviderEvent } from './order-events.ts';
import type { PaymentProvider, ProviderEvent } from './provider.ts';

const MAX_BODY = 256 * 1024;

/**
 * Takes in one delivery of a provider: the same path for every provider, over HTTP or not. Returns once everything
 * that follows from it is committed. @throws AppError malformed when it is not genuine
 */
export async function receiveWebhook(
  context: Context,
  provider: PaymentProvider,
  body: Buffer,
  headers: IncomingHttpHeaders,
): Promise<void> {
  const event = await provider.readWebhook(body, headers);
  if (!event) return;
  if (event.type === 'paid' && !(await isConfirmed(context, provider, event))) {
    context.log.warn({ provider: provider.name, event }, 'A payment was told that its provider does not know so');
    return;
  }
  await applyProviderEvent(context, provider.name, event);
}

/**
 * Whether the provider, asked, says that an order was paid in full by the payment that its event names. A signed event
 * about another payment, with our order's number on it, buys nothing. @throws whatever kept the answer away
 */
async function isConfirmed(
  { db }: Context,
  provider: PaymentProvider,
  event: Pick<ProviderEvent, 'orderId'> & { providerRef?: string | undefined },
): Promise<boolean> {
  if (!provider.look) return true;
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, event.orderId), eq(orders.provider, provider.name)));
  // An order that is not ours is noted as such when the event is taken in.
  if (!order) return true;
  const providerRef = event.providerRef ?? order.providerRef;
  if (!providerRef || (order.providerRef && order.providerRef !== providerRef)) return false;
  return (await provider.look({ ...order, providerRef })) === 'paid';
}

/** POST /v1/payments/webhook/{provider}: any failure of ours answers an error, so that the provider delivers again. */
export function registerWebhookRoutes(app: App, context: Context, providers: readonly PaymentProvider[]): void {
  app.register(async (scope: App) => {
    // Signatures are over the raw bytes: nothing may parse them first.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: MAX_BODY },
      async (_request: unknown, body: Buffer) => body,
    );

    const schema = { params: v.object({ provider: v.string() }), hide: true };
    scope.post('/v1/payments/webhook/:provider', { schema }, async (request) => {
      const provider = providers.find(({ name }) => name === request.params.provider);
      if (!provider) throw new AppError('not_found');
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      await receiveWebhook(context, provider, body, request.headers);
      return { message: 'Received.' };
    });
  });
}
