import { createPaymentAnswer, dataOf, invoice, planCheckout, planOffer } from '@landfall/shared/contracts';
import * as v from 'valibot';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app-type.ts';
import { languageOf } from '../../platform/http/language.ts';
import { SIGNED_IN } from '../../platform/http/signed-in.ts';
import { Throttle } from '../../platform/http/throttle.ts';
import { paymentStarter } from '../payments/begin.ts';
import { createProviders } from '../payments/providers.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { invoiceNumber, listInvoices, requireInvoice, toInvoice } from './invoices.ts';
import { assertWorthBuying, listOffers } from './offers.ts';

/** Buying a plan for one's own account, and its invoices. */
export function registerBillingRoutes(app: App, context: Context): void {
  const { db, config } = context;
  const onRequest = app.requireAccount;
  const common = { tags: ['user'], security: SIGNED_IN };
  const startPayment = paymentStarter(context, createProviders(config).all);
  const starts = new Throttle(30, 10 * 60);
  const drawings = new Throttle(200, 10 * 60);

  const checkout = {
    ...common,
    summary: 'Begin the purchase of a plan for this account',
    body: planCheckout,
    response: { 201: createPaymentAnswer },
  };
  app.post('/v1/api/user/plan/checkout', { onRequest, schema: checkout }, async (request, reply) => {
    const { account, body, headers, ip } = request;
    starts.take(account.id);
    await assertWorthBuying(db, account.user, body.plan_name);
    const { origin } = headers;
    const returnOrigin = origin && config.allowedOrigins.includes(origin) ? origin : config.publicUrl;
    const purchase = { ...body, email: account.user.email, userId: account.id };
    const { paymentUrl } = await startPayment(purchase, {
      address: ip,
      returnOrigin,
      language: languageOf(request),
    });
    return reply.code(201).send({ payment_url: paymentUrl });
  });

  const offers = {
    ...common,
    summary: 'What each purchase would bring this account now',
    response: { 200: dataOf(v.array(planOffer)) },
  };
  app.get('/v1/api/user/plan/offer', { onRequest, schema: offers }, async ({ account }) => ({
    data: await listOffers(db, account.user),
  }));

  const list = { ...common, summary: 'Invoices, newest first', response: { 200: dataOf(v.array(invoice)) } };
  app.get('/v1/api/user/invoice', { onRequest, schema: list }, async (request) => {
    const rows = await listInvoices(db, request.account.id);
    return { data: rows.map((row) => toInvoice(row, languageOf(request))) };
  });

  const pdf = { ...common, summary: 'An invoice as a PDF', params: v.object({ invoice_id: v.string() }) };
  app.get('/v1/api/user/invoice/:invoice_id/pdf', { onRequest, schema: pdf }, async ({ account, params }, reply) => {
    drawings.take(account.id);
    const row = await requireInvoice(db, account.id, params.invoice_id);
    const content = await invoicePdf(context.work, row, config.invoiceSeller);
    return reply
      .headers({
        'cache-control': 'private, no-store',
        'content-disposition': `attachment; filename="${invoiceNumber(row)}.pdf"`,
      })
      .type('application/pdf')
      .send(content);
  });
}
