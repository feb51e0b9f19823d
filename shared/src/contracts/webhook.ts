import * as v from 'valibot';
import { eventPayload, eventType, eventTypes } from './event.ts';
import { message } from './message.ts';
import { dataOf, epochSeconds, id, namedMoment, pagedOf, text } from './wire.ts';

/** What a webhook can be subscribed to; a test goes to the webhook that it was asked for, whatever it is subscribed to. */
export const webhookEvents = ['*', ...eventTypes.filter((type) => type !== 'webhook.test')] as const;
export const webhookEvent = v.picklist(webhookEvents, message('event_unknown', 'Choose events of the list'));
export type WebhookEvent = v.InferOutput<typeof webhookEvent>;

/** A webhook, without its secret. */
export const webhook = v.object({
  id,
  url: v.string(),
  /** `*`: all, also those that come later. */
  events: v.array(webhookEvent),
  description: text,
  enabled: v.boolean(),
  /**
   * Why it was switched off without its owner: `gone`, its address answered 410; `failing`, it failed for five days.
   * Null otherwise.
   */
  disabled_reason: v.nullable(v.string()),
  created_at: epochSeconds,
  /** Since when no delivery arrives; null while they do. */
  failing_since: v.nullable(epochSeconds),
});
export type Webhook = v.InferOutput<typeof webhook>;

/** GET {p}/webhook, newest first. */
export const webhookList = pagedOf(webhook);

const BAD_URL = message('web_address_invalid', 'Please enter an address that starts with https:// or http://');

function readUrl(value: string): URL | undefined {
  return URL.canParse(value) ? new URL(value) : undefined;
}

/** The address of a webhook. Which hosts it may name is the server's to say. */
export const webhookUrl = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(message('address_missing', 'Address is required')),
  v.maxLength(2000, message('address_too_long', 'Address cannot exceed {max} characters', { max: 2000 })),
  v.check((value) => /^https?:$/.test(readUrl(value)?.protocol ?? ''), BAD_URL),
  v.check(
    (value) => {
      const url = readUrl(value);
      return !url || (url.username === '' && url.password === '');
    },
    message('address_with_user', 'An address must not hold a user name or a password'),
  ),
);

const events = v.pipe(
  v.array(webhookEvent),
  v.minLength(1, message('no_event', 'Choose at least one event')),
  v.maxLength(50),
  v.transform((chosen): WebhookEvent[] => (chosen.includes('*') ? ['*'] : [...new Set(chosen)])),
);

const description = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(200, message('note_too_long', 'Description cannot exceed {max} characters', { max: 200 })),
);

/** The form of a webhook, and POST {p}/webhook. */
export const webhookForm = v.object({ url: webhookUrl, events, description: v.nullish(description, '') });
export type WebhookForm = v.InferOutput<typeof webhookForm>;

/** PUT {p}/webhook/{id}; what is left out stays. Enabling one that failed gives it five days anew. */
export const updateWebhook = v.object({
  url: v.optional(webhookUrl),
  events: v.optional(events),
  description: v.optional(description),
  enabled: v.optional(v.boolean()),
});
export type UpdateWebhook = v.InferOutput<typeof updateWebhook>;

export const webhookResponse = dataOf(webhook);

/** The response that holds the secret of a new webhook: `whsec_` and base64 of 32 bytes. */
export const createdWebhook = v.object({ data: webhook, secret: v.string() });
export type CreatedWebhook = v.InferOutput<typeof createdWebhook>;

/** The new secret. Until `previous_until` every delivery is signed with the one before, too. */
export const rotatedSecret = v.object({ secret: v.string(), previous_until: epochSeconds });

export const deliveryStatus = v.picklist(['pending', 'delivered', 'failed']);
export type DeliveryStatus = v.InferOutput<typeof deliveryStatus>;

/** One try: the status that came back, or the error that kept it from coming. */
export const deliveryAttempt = v.object({
  at: epochSeconds,
  status: v.nullable(v.number()),
  error: v.nullable(v.string()),
  /** Milliseconds until the answer, or until it was given up. */
  ms: v.number(),
  /** The first 2 KB of the answer. */
  answer: text,
});
export type DeliveryAttempt = v.InferOutput<typeof deliveryAttempt>;

/** An event on its way to a webhook, or what became of it. */
export const delivery = v.object({
  id,
  /** What receivers get as `webhook-id`: the same at every try and replay. */
  event_id: id,
  type: eventType,
  status: deliveryStatus,
  /** Oldest first. */
  attempts: v.array(deliveryAttempt),
  /** Null where none is planned. */
  next_attempt_at: v.nullable(epochSeconds),
  created_at: epochSeconds,
  /** What is sent. */
  payload: eventPayload,
});
export type Delivery = v.InferOutput<typeof delivery>;

/** GET {p}/webhook/{id}/delivery, newest first. */
export const deliveryList = pagedOf(delivery);

/** The response of a test and of a replay: the delivery, which is on its way. */
export const deliveryResponse = dataOf(delivery);

/** POST {p}/webhook/{id}/replay: what failed since this moment, in epoch seconds. */
export const replayFailed = v.object({ since: namedMoment });

/** How many deliveries are sent again. */
export const replayedResponse = v.object({ count: v.number(), message: text });

/** GET {p}/webhook/sample */
export const sampleQuery = v.object({ type: v.optional(eventType, 'lead.created') });

/** Examples of an event, with its id: the project's own newest ones, or an invented one where there are none. */
export const sampleList = dataOf(v.array(v.object({ id, ...eventPayload.entries })));
