import type { Context } from '../../platform/context.ts';
import { payloadOf } from '../deliveries/payload.ts';
import type { Send } from '../deliveries/send.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { signedHeaders } from './signature.ts';
import { signingSecrets } from './webhooks.ts';

/** Returns what sends an event to a webhook, signed as Standard Webhooks says. */
export const webhookSender =
  (context: Pick<Context, 'secrets'>, outbound: Outbound): Send =>
  async ({ receiver, event, at, signal }) => {
    const secrets = signingSecrets(context, receiver, at);
    if (secrets.length === 0)
      return { status: null, error: 'The secret cannot be read. Please make a new one.', answer: '' };
    const body = JSON.stringify(payloadOf(event));
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Landfall-Webhooks/1.0',
      ...signedHeaders(event.id, at, body, secrets),
    };
    const { status, text, headers: answered } = await outbound.post(receiver.url, body, headers, signal);
    return { status, error: null, answer: text, retryAfter: answered['retry-after'], isGone: status === 410 };
  };
