import type { IncomingHttpHeaders } from 'node:http';
import * as v from 'valibot';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import type { App } from '../http/app-type.ts';
import { applyProviderEvent } from './order-events.ts';
import type { PaymentProvider } from './provider.ts';

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
  const event = provider.readWebhook(body, headers);
  if (event) await applyProviderEvent(context, provider.name, event);
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
