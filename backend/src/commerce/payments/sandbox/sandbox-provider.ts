import { randomBytes } from 'node:crypto';
import { id } from '@landfall/shared/contracts';
import * as v from 'valibot';
import { AppError } from '../../../platform/errors.ts';
import type { PaymentProvider } from '../provider.ts';
import { isSigned, signBody } from '../signature.ts';

export const SANDBOX = 'sandbox';
const SIGNATURE_HEADER = 'landfall-signature';

type SandboxOutcome = 'approve' | 'decline' | 'refund';

const EVENT_TYPES = { approve: 'paid', decline: 'failed', refund: 'refunded' } as const;

const sandboxEvent = v.object({
  id,
  type: v.picklist(['payment.approve', 'payment.decline', 'payment.refund']),
  order_id: id,
});

export interface SandboxProvider extends PaymentProvider {
  /** The webhook that the sandbox's page delivers when a button is pressed. The same outcome is the same event. */
  webhook(orderId: string, outcome: SandboxOutcome): { body: Buffer; headers: Record<string, string> };
}

/**
 * Takes no money: a page of our own approves or declines. Its webhooks go through the same verification as anybody
 * else's; the secret never leaves the process, because both ends of the delivery are in it.
 */
export function sandboxProvider(publicUrl: string, secret: Buffer = randomBytes(32)): SandboxProvider {
  const pageOf = (orderId: string) => `${publicUrl}/v1/payments/sandbox/${orderId}`;
  return {
    name: SANDBOX,
    methods: ['card', 'crypto'],

    start: async ({ id: orderId }) => ({ paymentUrl: pageOf(orderId), providerRef: orderId }),

    // No mail server stands behind the sandbox, so its page also shows the mail with the purchase code.
    receiptUrl: pageOf,

    async readWebhook(body, headers) {
      const signature = headers[SIGNATURE_HEADER];
      if (typeof signature !== 'string' || !isSigned(secret, body, signature)) {
        throw new AppError('malformed', { message: 'The signature does not fit.' });
      }
      const event = v.safeParse(v.pipe(v.string(), v.parseJson(), sandboxEvent), body.toString());
      if (!event.success) return null;
      const outcome = event.output.type.slice('payment.'.length) as SandboxOutcome;
      return { eventId: event.output.id, orderId: event.output.order_id, type: EVENT_TYPES[outcome] };
    },

    webhook(orderId, outcome) {
      const event = { id: `${orderId}:${outcome}`, type: `payment.${outcome}`, order_id: orderId };
      const body = Buffer.from(JSON.stringify(event));
      return { body, headers: { [SIGNATURE_HEADER]: signBody(secret, body) } };
    },
  };
}
