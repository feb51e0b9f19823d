import * as v from 'valibot';
import { message } from './message.ts';
import { paymentMethod } from './payment.ts';
import { epochSeconds, flag, id, text } from './wire.ts';

export const planPeriod = v.picklist(['mo', 'yr', 'ltd']);
export type PlanPeriod = v.InferOutput<typeof planPeriod>;

/** POST user/plan/checkout; answered with `createPaymentResponse`. The price is never part of it. */
export const planCheckout = v.object({
  plan_name: v.pipe(v.string(), v.nonEmpty(message('plan_missing', 'You must select a plan'))),
  period: planPeriod,
  method: v.picklist([1, 2, 3], message('payment_method_missing', 'You must select a payment method')),
});
export type PlanCheckout = v.InferOutput<typeof planCheckout>;

/** GET user/plan/offer: what one purchase would bring the account if it were paid now. */
export const planOffer = v.object({
  plan_name: v.string(),
  period: planPeriod,
  /** The account has this plan, or a larger one, for life: the purchase is refused. */
  refused: flag,
  /** When the period would begin, epoch seconds; null: at once. */
  begins_at: v.nullish(v.number()),
  /** When what is bought would end, epoch seconds; null: never. */
  ends_at: v.nullish(v.number()),
});
export type PlanOffer = v.InferOutput<typeof planOffer>;

/** GET user/plan/offer, in its `data`. */
export const planOfferList = v.array(planOffer);

/** POST user/plan/redeem: a purchase code for the account that is signed in. */
export const redeemCodeForm = v.object({
  code: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(message('purchase_code_missing', 'Purchase code is required.')),
    v.minLength(
      6,
      message('purchase_code_too_short', 'Purchase code must be at least {min} characters long.', { min: 6 }),
    ),
    v.maxLength(100, message('purchase_code_invalid', 'This purchase code is not valid.')),
  ),
});
export type RedeemCodeForm = v.InferOutput<typeof redeemCodeForm>;

export const invoice = v.object({
  invoice_id: id,
  /** What a person reads; numbers have no gaps. */
  number: v.string(),
  date: epochSeconds,
  description: text,
  /** US dollars; negative on a credit note. */
  amount: v.number(),
  currency: v.nullish(v.string(), 'USD'),
  status: v.fallback(v.picklist(['paid', 'pending', 'failed']), 'pending'),
  payment_method: v.fallback(paymentMethod, 'card'),
  /** Money that went back. */
  credit_note: flag,
  /** The buyer's bank is asked to take the payment back, and has not decided. */
  disputed: flag,
});

/** GET user/invoice, in its `data`. */
export const invoiceList = v.array(invoice);
export type Invoice = v.InferOutput<typeof invoice>;
