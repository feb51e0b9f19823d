import { createPayment, readPayment } from '@landfall/shared/endpoints';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app-type.ts';
import { languageOf } from '../../platform/http/language.ts';
import { placeOf } from '../../platform/http/place-of.ts';
import { serve } from '../../platform/http/serve.ts';
import { Throttle } from '../../platform/http/throttle.ts';
import { paymentStarter } from './begin.ts';
import { getPayment } from './orders.ts';
import { createProviders } from './providers.ts';
import { registerSandboxRoutes } from './sandbox/sandbox-routes.ts';
import { registerWebhookRoutes } from './webhooks.ts';

const PER_SECONDS = 10 * 60;

/** Buying: the public calls, the providers' webhooks and, where it is on, the sandbox's page. */
export function registerPaymentRoutes(app: App, context: Context): void {
  const { publicUrl, allowedOrigins } = context.config;
  const { all: providers, sandbox } = createProviders(context.config);
  if (sandbox) registerSandboxRoutes(app, context, sandbox);
  registerWebhookRoutes(app, context, providers);
  const startPayment = paymentStarter(context, providers);

  const starts = new Throttle(context.config.payments.startsPerAddress, PER_SECONDS);
  const create = { tag: 'payments', summary: 'Begin the purchase of a plan for life' };
  serve(app, createPayment, create, async (request) => {
    starts.take(placeOf(request.ip));
    const { origin } = request.headers;
    const returnOrigin = origin && allowedOrigins.includes(origin) ? origin : publicUrl;
    const { paymentUrl } = await startPayment(request.body, {
      address: request.ip,
      returnOrigin,
      language: languageOf(request),
    });
    return { payment_url: paymentUrl };
  });

  serve(app, readPayment, { tag: 'payments', summary: 'How a payment stands' }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return { data: await getPayment(context, providers, request.params.payment_id) };
  });
}
