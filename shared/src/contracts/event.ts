import * as v from 'valibot';
import { text } from './wire.ts';

/** What can happen in a project that somebody may be told of. */
export const eventTypes = [
  'page.created',
  'page.published',
  'page.deleted',
  'lead.created',
  'domain.activated',
  'webhook.test',
] as const;
export const eventType = v.picklist(eventTypes);
export type EventType = v.InferOutput<typeof eventType>;

/** What `page.created`, `page.published` and `page.deleted` tell. */
export const pageEventData = v.object({
  id: v.string(),
  project_id: v.string(),
  title: v.string(),
  slug: v.string(),
  /** Where the page stands, or would once it is published. */
  url: v.string(),
});

/** What `lead.created` tells. */
export const leadEventData = v.object({
  id: v.string(),
  project_id: v.string(),
  page_id: v.string(),
  /** Null for a form that has no id of its own. */
  form_id: v.nullable(v.string()),
  /** By the field's name. */
  fields: v.record(v.string(), v.string()),
  source: v.object({ referrer: text, utm_source: text }),
  variant: v.nullable(v.string()),
});

/** What `domain.activated` tells. */
export const domainEventData = v.object({ id: v.string(), project_id: v.string(), domain: v.string() });

/** What `webhook.test` tells: the webhook that it was sent to. */
export const testEventData = v.object({ id: v.string(), project_id: v.string(), message: v.string() });

/** What an event tells, by its type. */
export interface EventData {
  'page.created': v.InferOutput<typeof pageEventData>;
  'page.published': v.InferOutput<typeof pageEventData>;
  'page.deleted': v.InferOutput<typeof pageEventData>;
  'lead.created': v.InferOutput<typeof leadEventData>;
  'domain.activated': v.InferOutput<typeof domainEventData>;
  'webhook.test': v.InferOutput<typeof testEventData>;
}

/** What is sent of an event. */
export const eventPayload = v.object({
  type: eventType,
  /** When it happened, in ISO 8601 and UTC. */
  timestamp: v.string(),
  /** By its type; see docs/webhooks.md. */
  data: v.record(v.string(), v.unknown()),
  /** The fields whose values were cut to keep the payload small, as paths; absent where nothing was cut. */
  truncated: v.optional(v.array(v.string())),
});
export type EventPayload = v.InferOutput<typeof eventPayload>;
