import * as v from 'valibot';
import { message } from './message.ts';
import { flag, id, text } from './wire.ts';

export const paymentMethod = v.picklist(
  ['crypto', 'paypal', 'card'],
  message('payment_method_missing', 'You must select a payment method'),
);
export type PaymentMethod = v.InferOutput<typeof paymentMethod>;

/** What travels as `method`. */
export const PAYMENT_METHOD_CODES = { crypto: 1, card: 2, paypal: 3 } as const satisfies Record<PaymentMethod, number>;

/** The number that stands for a method on the wire; 'unknown' for anything else. */
export const paymentMethodCode = (method: string): number | 'unknown' =>
  Object.hasOwn(PAYMENT_METHOD_CODES, method) ? PAYMENT_METHOD_CODES[method as PaymentMethod] : 'unknown';

const NO_EMAIL = message('payer_email_invalid', 'Must be a valid email address');

export const checkoutForm = v.object({
  plan: v.pipe(v.nullish(v.string(), ''), v.nonEmpty(message('plan_missing', 'You must select a plan'))),
  email: v.pipe(v.string(), v.trim(), v.email(NO_EMAIL), v.maxLength(254, NO_EMAIL)),
  // Nothing chosen yet is an empty choice, so that its message is the one above.
  paymentMethod: v.pipe(v.nullish(v.string(), ''), paymentMethod),
});
export type CheckoutForm = v.InferOutput<typeof checkoutForm>;

/** POST public/payment/create. The price is never part of it. */
export const createPayment = v.object({
  plan_name: v.pipe(v.string(), v.nonEmpty(message('plan_missing', 'You must select a plan'))),
  email: v.pipe(v.string(), v.trim(), v.email(NO_EMAIL), v.maxLength(254, NO_EMAIL)),
  method: v.picklist([1, 2, 3], message('payment_method_missing', 'You must select a payment method')),
});
export type CreatePayment = v.InferOutput<typeof createPayment>;

export const createPaymentResponse = v.object({ payment_url: text });
export type CreatePaymentResponse = v.InferOutput<typeof createPaymentResponse>;

export const paymentStatus = v.picklist(['created', 'pending', 'paid', 'failed', 'expired', 'refunded']);
export type PaymentStatus = v.InferOutput<typeof paymentStatus>;

/** GET public/payment/{payment_id}: how a payment ended. */
export const payment = v.object({
  payment_id: id,
  status: paymentStatus,
  plan_name: v.string(),
  /** The buyer's address, masked: the identifier may be seen by others. */
  email: text,
  amount: v.number(),
  /** True once the mail with the purchase code was handed over. */
  code_mailed: flag,
  /** Where the payment provider shows this payment; empty where it has no such page. */
  receipt_url: text,
});
export type Payment = v.InferOutput<typeof payment>;
