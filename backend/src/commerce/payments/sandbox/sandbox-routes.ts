import type { FastifyReply } from 'fastify';
import * as v from 'valibot';
import type { Context } from '../../../platform/context.ts';
import { desc, eq } from '../../../platform/db/operators.ts';
import { mails, plans } from '../../../platform/db/schema.ts';
import { AppError } from '../../../platform/errors.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { languageOf } from '../../../platform/http/language.ts';
import { toAppError } from '../../../platform/http/to-app-error.ts';
import type { SpokenLanguage } from '../../../platform/texts/spoken-language.ts';
import { getOrder } from '../orders.ts';
import { returnAddress } from '../provider.ts';
import { receiveWebhook } from '../webhooks.ts';
import { renderSandbox, renderSandboxError } from './sandbox-page.ts';
import { SANDBOX, type sandboxProvider } from './sandbox-provider.ts';
import { STYLE_HASH } from './sandbox-style.ts';

const ADDRESS = '/v1/payments/sandbox/:order_id';
const params = v.object({ order_id: v.string() });
const form = v.object({ outcome: v.picklist(['approve', 'decline']) });

/** Sends a page that runs nothing, is framed by nobody and is kept nowhere. */
function sendPage(reply: FastifyReply, html: string, ...origins: string[]): FastifyReply {
  const policy = [
    "default-src 'none'",
    `style-src ${STYLE_HASH}`,
    // Browsers hold a form's redirect to the policy too.
    `form-action ${["'self'", ...origins].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return reply
    .headers({
      'content-security-policy': policy.join('; '),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .type('text/html; charset=utf-8')
    .send(html);
}

async function sandboxOrder(context: Context, orderId: string) {
  const order = await getOrder(context.db, orderId);
  if (order.provider !== SANDBOX) throw new AppError('not_found', { message: 'This payment does not exist.' });
  return { ...order, returnOrigin: order.returnOrigin || context.config.publicUrl };
}

async function viewOf(context: Context, orderId: string, language: SpokenLanguage) {
  const order = await sandboxOrder(context, orderId);
  const [plan] = await context.db.select().from(plans).where(eq(plans.name, order.planName));
  const [mail] = await context.db
    .select({ subject: mails.subject, body: mails.body })
    .from(mails)
    .where(eq(mails.orderId, order.id))
    .orderBy(desc(mails.createdAt))
    .limit(1);
  return {
    language,
    orderId: order.id,
    storeUrl: returnAddress(order),
    status: order.status,
    planTitle: plan?.prefix ?? order.planName,
    period: order.period,
    forAccount: order.userId !== null,
    amount: order.amount,
    email: order.email,
    mail: mail?.body ? mail : null,
    publicUrl: context.config.publicUrl,
  };
}

/** The sandbox's page, which works without scripts, and its two buttons. */
export function registerSandboxRoutes(app: App, context: Context, sandbox: ReturnType<typeof sandboxProvider>): void {
  const { publicUrl, allowedOrigins } = context.config;

  app.register(async (scope: App) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
    );
    scope.setErrorHandler((error, request, reply) => {
      const failure = toAppError(error as Parameters<typeof toAppError>[0]);
      if (failure.status >= 500) request.log.error({ err: error }, 'The sandbox page failed');
      const page = renderSandboxError(failure.message, publicUrl, languageOf(request));
      return sendPage(reply.code(failure.status), page, publicUrl);
    });

    scope.get(ADDRESS, { schema: { params, hide: true } }, async (request, reply) => {
      const view = await viewOf(context, request.params.order_id, languageOf(request));
      return sendPage(reply, renderSandbox(view), publicUrl, ...allowedOrigins);
    });

    scope.post(ADDRESS, { schema: { params, body: form, hide: true } }, async (request, reply) => {
      const order = await sandboxOrder(context, request.params.order_id);
      const { body, headers } = sandbox.webhook(order.id, request.body.outcome);
      await receiveWebhook(context, sandbox, body, headers);
      return reply.redirect(returnAddress(order), 303);
    });
  });
}
