import { invoiceList, planCheckout, planOfferList, redeemCodeForm } from '../billing.ts';
import { createPaymentResponse } from '../payment.ts';
import { dataOf, messageResponse } from '../wire.ts';
import { endpoint } from './endpoint.ts';

/** Begins the purchase of a plan for the account. */
export const checkOutPlan = endpoint({
  method: 'POST',
  path: '/v1/api/user/plan/checkout',
  access: 'session',
  body: planCheckout,
  responses: { 201: createPaymentResponse },
  accepts: [201],
});

/** What each purchase would bring the account now. */
export const listPlanOffers = endpoint({
  method: 'GET',
  path: '/v1/api/user/plan/offer',
  access: 'session',
  responses: { 200: dataOf(planOfferList) },
});

/** Uses a purchase code for the account. */
export const redeemCode = endpoint({
  method: 'POST',
  path: '/v1/api/user/plan/redeem',
  access: 'session',
  body: redeemCodeForm,
  responses: { 200: messageResponse },
  errors: ['code_invalid', 'code_used'],
});

/** The account's invoices, newest first. */
export const listInvoices = endpoint({
  method: 'GET',
  path: '/v1/api/user/invoice',
  access: 'session',
  responses: { 200: dataOf(invoiceList) },
});

export const readInvoicePdf = endpoint({
  method: 'GET',
  path: '/v1/api/user/invoice/:invoice_id/pdf',
  access: 'session',
  responses: {},
  file: 'application/pdf',
});
