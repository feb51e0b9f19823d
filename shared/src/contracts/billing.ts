import * as v from 'valibot';
import { paymentMethod } from './payment.ts';
import { epochSeconds, flag, id, text } from './wire.ts';

export const planPeriod = v.picklist(['mo', 'yr', 'ltd']);
export type PlanPeriod = v.InferOutput<typeof planPeriod>;

/** POST user/plan/checkout; answered with `createPaymentAnswer`. The price is never part of it. */
export const planCheckout = v.object({
  plan_name: v.pipe(v.string(), v.nonEmpty('You must select a plan')),
  period: planPeriod,
  method: v.picklist([1, 2, 3], 'You must select a payment method'),
});
export type PlanCheckout = v.InferOutput<typeof planCheckout>;

export const invoice = v.object({
  invoice_id: id,
  /** What a person reads; numbers have no gaps. */
  number: v.string(),
  date: epochSeconds,
  description: text,
  /** US dollars; negative on a credit note. */
  amount: v.number(),
  currency: v.nullish(v.string(), 'USD'),
  status: v.fallback(v.picklist(['paid', 'pending', 'failed']), 'paid'),
  payment_method: v.fallback(paymentMethod, 'card'),
  /** Money that went back. */
  credit_note: flag,
});

/** GET user/invoice, in its `data`. */
export const invoiceList = v.array(invoice);
export type Invoice = v.InferOutput<typeof invoice>;
