import { createPayment as createPaymentBody, createPaymentResponse, payment } from '../payment.ts';
import { dataOf } from '../wire.ts';
import { endpoint } from './endpoint.ts';

/** Begins the purchase of a plan for life, by anybody. */
export const createPayment = endpoint({
  method: 'POST',
  path: '/v1/api/public/payment/create',
  access: 'public',
  body: createPaymentBody,
  responses: { 201: createPaymentResponse },
  accepts: [201],
});

/** How a payment stands; its id cannot be guessed. */
export const readPayment = endpoint({
  method: 'GET',
  path: '/v1/api/public/payment/:payment_id',
  access: 'public',
  responses: { 200: dataOf(payment) },
});
