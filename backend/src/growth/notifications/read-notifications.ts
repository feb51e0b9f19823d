import { MOST_UNREAD, type Notification, type NotificationType } from '@landfall/shared/contracts';
import type { Database } from '../../platform/db/client.ts';
import { and, eq, inArray, isNull, lte, sql } from '../../platform/db/operators.ts';
import { leads, notifications, projects, receivers } from '../../platform/db/schema.ts';
import { toEpochSeconds } from '../../platform/http/epoch.ts';
import { type ListOrder, type ListPart, orderBy } from '../../platform/http/list-part.ts';
import { receiverThing } from '../deliveries/receiver-thing.ts';
import { titleOfLead } from '../leads/title-of-lead.ts';

type Row = typeof notifications.$inferSelect;

/** The order of an account's notifications. */
export const notificationOrder: ListOrder = {
  by: notifications.createdAt,
  as: 'time',
  id: notifications.id,
  isDescending: true,
};

/** What areas call the things that notifications are about. */
const THINGS: Partial<Record<NotificationType, string>> = {
  'lead.created': 'lead',
  'page.published': 'page',
  'page.failed': 'page',
  'page.unscheduled': 'page',
  'comment.created': 'page',
  'domain.activated': 'domain',
  'domain.lost': 'domain',
  'token.created': 'token',
  'session.new': 'session',
  'payment.received': 'invoice',
  'trash.emptied': 'trash',
};

const subjectsOf = (rows: readonly Row[], ...types: NotificationType[]) =>
  rows.filter(({ type }) => types.includes(type)).map(({ subjectId }) => subjectId);

/** A part of what an account was told, with what it needs to be worded: three queries more, however many there are. */
export async function findNotifications(db: Database, userId: string, { limit, after, order }: ListPart) {
  const rows = await db
    .select({ row: notifications, project: projects.name })
    .from(notifications)
    .leftJoin(projects, eq(projects.id, notifications.projectId))
    .where(and(eq(notifications.userId, userId), after))
    .orderBy(orderBy(order))
    .limit(limit + 1);
  const all = rows.map(({ row }) => row);
  const leadIds = subjectsOf(all, 'lead.created');
  const receiverIds = subjectsOf(all, 'endpoint.failing', 'endpoint.off');
  const [sent, told] = await Promise.all([
    leadIds.length > 0
      ? db
          .select({ id: leads.id, fields: leads.fields, pageTitle: leads.pageTitle })
          .from(leads)
          .where(inArray(leads.id, leadIds))
      : [],
    receiverIds.length > 0
      ? db.select({ id: receivers.id, kind: receivers.kind }).from(receivers).where(inArray(receivers.id, receiverIds))
      : [],
  ]);
  const senders = new Map(sent.map((lead) => [lead.id, titleOfLead(lead)]));
  const kinds = new Map(told.map(({ id, kind }) => [id, kind]));
  const toNotification = ({ row, project }: (typeof rows)[number]): Notification => {
    const kind = kinds.get(row.subjectId);
    const isGone = row.type === 'lead.created' && !senders.has(row.subjectId);
    return {
      ...{ id: row.id, type: row.type, subject_id: row.subjectId, name: row.name, actor: row.actor },
      thing: isGone ? '' : (THINGS[row.type] ?? (kind === undefined ? '' : receiverThing(kind))),
      sender: senders.get(row.subjectId) ?? '',
      project_id: row.projectId ?? '',
      project_name: project ?? '',
      read: row.readAt !== null,
      created_at: toEpochSeconds(row.createdAt),
    };
  };
  return { rows, toNotification };
}

const isUnread = (userId: string) => and(eq(notifications.userId, userId), isNull(notifications.readAt));

/** How many nobody has read; at most `MOST_UNREAD`. */
export async function countUnread(db: Database, userId: string): Promise<number> {
  const some = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(isUnread(userId))
    .limit(MOST_UNREAD)
    .as('some');
  const [counted] = await db.select({ unread: sql<number>`count(*)::int` }).from(some);
  return counted?.unread ?? 0;
}

/** Marks some as read, or all up to a moment, and with them whatever lead was looked at meanwhile. */
export async function markRead(
  db: Database,
  userId: string,
  { ids, until }: { ids?: string[] | undefined; until?: number | undefined },
): Promise<void> {
  // A second holds all of its milliseconds.
  const before = until === undefined ? undefined : lte(notifications.createdAt, new Date(until * 1000 + 999));
  if (!ids && !before) return;
  await db
    .update(notifications)
    .set({ readAt: new Date() })
    .where(and(isUnread(userId), ids && inArray(notifications.id, ids), before));
}
