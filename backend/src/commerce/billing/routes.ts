import { checkOutPlan, listInvoices, listPlanOffers, readInvoicePdf } from '@landfall/shared/endpoints';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app-type.ts';
import { languageOf } from '../../platform/http/language.ts';
import { serve } from '../../platform/http/serve.ts';
import { Throttle } from '../../platform/http/throttle.ts';
import { paymentStarter } from '../payments/begin.ts';
import { createProviders } from '../payments/providers.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { invoiceNumber, requireInvoice, toInvoice, listInvoices as writtenInvoices } from './invoices.ts';
import { assertWorthBuying, listOffers } from './offers.ts';

/** Buying a plan for one's own account, and its invoices. */
export function registerBillingRoutes(app: App, context: Context): void {
  const { db, config } = context;
  const startPayment = paymentStarter(context, createProviders(config).all);
  const starts = new Throttle(30, 10 * 60);
  const drawings = new Throttle(200, 10 * 60);

  const checkout = { tag: 'user', summary: 'Begin the purchase of a plan for this account' };
  serve(app, checkOutPlan, checkout, async (request) => {
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
    return { payment_url: paymentUrl };
  });

  const offers = { tag: 'user', summary: 'What each purchase would bring this account now' };
  serve(app, listPlanOffers, offers, async ({ account }) => ({ data: await listOffers(db, account.user) }));

  serve(app, listInvoices, { tag: 'user', summary: 'Invoices, newest first' }, async (request) => {
    const rows = await writtenInvoices(db, request.account.id);
    return { data: rows.map((row) => toInvoice(row, languageOf(request))) };
  });

  const pdf = { tag: 'user', summary: 'An invoice as a PDF' };
  serve(app, readInvoicePdf, pdf, async ({ account, params }, reply) => {
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
