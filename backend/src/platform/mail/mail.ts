import { randomUUID } from 'node:crypto';
import type { Context } from '../context.ts';
import type { Database } from '../db/client.ts';
import { and, gt, isNull } from '../db/operators.ts';
import { mails } from '../db/schema.ts';

interface NewMail {
  recipient: string;
  subject: string;
  /** Plain text. */
  body: string;
  orderId?: string;
  /** The lead that it tells of: erased with it. */
  leadId?: string;
}

/** Milliseconds after which a message that could not be sent is left to a person. */
export const GIVE_UP_AFTER = 7 * 24 * 60 * 60 * 1000;

/**
 * Writes a message in the transaction that causes it: it is sent if and only if that commits.
 * Hand the returned id to `enqueueMail` after the commit.
 */
export async function queueMail(tx: Database, { recipient, subject, body, orderId, leadId }: NewMail): Promise<string> {
  const id = randomUUID();
  await tx.insert(mails).values({ id, recipient, subject, body, orderId: orderId ?? null, leadId: leadId ?? null });
  return id;
}

/** Has a committed message sent. Never throws: the sweep finds what could not be enqueued. */
export async function enqueueMail({ jobs, log }: Pick<Context, 'jobs' | 'log'>, mailId: string): Promise<void> {
  try {
    await jobs.enqueue('mail.send', { mailId }, { key: mailId });
  } catch (error) {
    log.warn({ err: error, mailId }, 'mail could not be enqueued, the sweep will send it');
  }
}

/** Enqueues every message that is not sent yet, whatever became of its job. */
export async function sweepMails(context: Pick<Context, 'db' | 'jobs' | 'log'>): Promise<void> {
  const unsent = await context.db
    .select({ id: mails.id })
    .from(mails)
    .where(and(isNull(mails.sentAt), gt(mails.createdAt, new Date(Date.now() - GIVE_UP_AFTER))))
    .orderBy(mails.createdAt)
    .limit(500);
  for (const { id } of unsent) await enqueueMail(context, id);
}
