import { type NotificationType, THEMSELVES } from '@landfall/shared/contracts';
import type { Database } from '../db/client.ts';
import { inArray, sql } from '../db/operators.ts';
import { notifications, projects } from '../db/schema.ts';
import { currentActor } from './acting.ts';

/** Letters of a name that are kept. */
const LONGEST = 200;
/** Days that notifications are kept, and how many of an account. */
const DAYS = 90;
const MOST = 1_000;
/** Accounts whose surplus is deleted in one turn. */
const ACCOUNTS = 100;

interface NewNotification {
  type: NotificationType;
  /** What it happened to; never what a visitor sent. */
  subjectId?: string;
  name?: string;
}

/** What somebody should hear of even if it seems to be his own doing: it may have been somebody else who has the password. */
const ALWAYS_NEW: readonly NotificationType[] = ['token.created', 'session.new', 'payment.received'];

function rowOf({ type, subjectId = '', name = '' }: NewNotification) {
  const { isPerson, program } = currentActor();
  // What a person does is noted for later; nobody has to be told of it now.
  const readAt = isPerson && !ALWAYS_NEW.includes(type) ? new Date() : null;
  return {
    type,
    subjectId,
    name: name.slice(0, LONGEST),
    actor: isPerson ? THEMSELVES : program.slice(0, LONGEST),
    readAt,
  };
}

/** Tells an account of something, in the transaction that makes it happen. */
export async function notifyAccount(tx: Database, userId: string, notification: NewNotification): Promise<void> {
  await tx.insert(notifications).values({ userId, ...rowOf(notification) });
}

/** Tells the owner of a project of something that happened in it, in the transaction that makes it happen. */
export async function notifyOwner(tx: Database, projectId: string, notification: NewNotification): Promise<void> {
  const owner = sql`(select ${projects.userId} from ${projects} where ${projects.id} = ${projectId})`;
  await tx.insert(notifications).values({ userId: owner as unknown as string, projectId, ...rowOf(notification) });
}

/** Forgets what was told of things. */
export async function eraseNotificationsOf(tx: Database, subjectIds: readonly string[]): Promise<void> {
  if (subjectIds.length > 0) await tx.delete(notifications).where(inArray(notifications.subjectId, [...subjectIds]));
}

/** Deletes what is older than notifications are kept, and what an account has too many of. */
export async function deleteOldNotifications(db: Database): Promise<void> {
  await db.execute(sql`delete from ${notifications} where created_at < now() - make_interval(days => ${DAYS})`);
  await db.execute(sql`delete from ${notifications} using (
      select user_id from ${notifications} group by user_id having count(*) > ${MOST} limit ${ACCOUNTS}
    ) many, lateral (
      select created_at from ${notifications} own where own.user_id = many.user_id
      order by created_at desc nulls last, id offset ${MOST} limit 1
    ) surplus
    where notifications.user_id = many.user_id and notifications.created_at <= surplus.created_at`);
}
