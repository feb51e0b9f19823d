import * as v from 'valibot';
import { dataOf, epochSeconds, namedMoment, text } from './wire.ts';

/** What an account can be told of. */
export const notificationTypes = [
  'lead.created',
  'page.published',
  'page.failed',
  'page.unscheduled',
  'comment.created',
  'domain.activated',
  'domain.lost',
  'endpoint.failing',
  'endpoint.off',
  'payment.received',
  'token.created',
  'session.new',
  'trash.emptied',
] as const;
export type NotificationType = (typeof notificationTypes)[number];

/** The actor where the account's own person did it. */
export const THEMSELVES = '*';

/** The actor where a page was published at its hour. */
export const ON_SCHEDULE = '@schedule';

export const notification = v.object({
  id: v.string(),
  /** One that a reader does not know is left out. */
  type: v.string(),
  /** What it happened to, as areas name single things; empty where nothing can be opened. */
  thing: text,
  subject_id: text,
  /** What that is called: a page, a domain, an address, a token, a device, a plan. */
  name: text,
  /** Who sent a lead; empty where that is not known, or it is gone. */
  sender: text,
  /** The program that did it; `THEMSELVES` for the account's person, `ON_SCHEDULE` for the clock; empty for anybody else. */
  actor: text,
  project_id: text,
  project_name: text,
  read: v.boolean(),
  created_at: epochSeconds,
});
export type Notification = v.InferOutput<typeof notification>;

/** GET /v1/api/user/notification, newest first. */
export const notificationQuery = v.object({
  limit: v.optional(v.union([v.string(), v.number()])),
  cursor: v.optional(v.string()),
});

/** Unread ones are counted up to this many. */
export const MOST_UNREAD = 100;

export const notificationList = v.object({
  data: v.array(notification),
  next_cursor: v.nullish(v.string(), null),
  unread: v.number(),
});
export type NotificationList = v.InferOutput<typeof notificationList>;

/** GET /v1/api/user/notification/unread: at most `MOST_UNREAD`. */
export const unreadResponse = dataOf(v.object({ unread: v.number() }));

/** PUT /v1/api/user/notification/read: these, or without any all that there are up to a moment. */
export const readNotificationsBody = v.object({
  ids: v.optional(v.pipe(v.array(v.string()), v.maxLength(100))),
  /** Those that came later stay unread. */
  until: v.optional(namedMoment),
});
