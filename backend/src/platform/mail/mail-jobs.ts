import type { Context } from '../context.ts';
import { asc, eq, inArray, lt } from '../db/operators.ts';
import { mails } from '../db/schema.ts';
import { sweepMails } from './mail.ts';
import { createMailTransport, type MailTransport } from './transport.ts';

const SWEEP_SECONDS = 300;
const HOUR = 60 * 60;

/** Days for which a mail that was sent can be looked up, and rows that are deleted at a time. */
const KEPT_DAYS = 90;
const BATCH = 1_000;

/**
 * Sends one message and notes it. A message that is gone or sent already is left alone, so a job may run twice.
 * @throws the transport's error, after noting it in `last_error`; the queue logs it and tries again
 */
export async function sendMail({ db }: Pick<Context, 'db'>, transport: MailTransport, mailId: string): Promise<void> {
  const [mail] = await db.select().from(mails).where(eq(mails.id, mailId));
  if (!mail || mail.sentAt) return;
  try {
    await transport.send(mail);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await db
      .update(mails)
      .set({ lastError: reason.slice(0, 500) })
      .where(eq(mails.id, mailId));
    throw error;
  }
  const sent = { sentAt: new Date(), lastError: '' };
  await db
    .update(mails)
    .set(transport.delivers ? { ...sent, body: '' } : sent)
    .where(eq(mails.id, mailId));
}

/** Deletes what was sent long ago: whom it went to is nobody's business for ever. */
export async function deleteOldMails({ db }: Pick<Context, 'db'>, now = Date.now()): Promise<void> {
  const before = new Date(now - KEPT_DAYS * 24 * HOUR * 1000);
  for (;;) {
    const old = db.select({ id: mails.id }).from(mails).where(lt(mails.sentAt, before)).orderBy(asc(mails.sentAt));
    const gone = await db
      .delete(mails)
      .where(inArray(mails.id, old.limit(BATCH)))
      .returning({ id: mails.id });
    if (gone.length < BATCH) return;
  }
}

/** Registers the sending of mail with the job queue. */
export async function registerMailJobs(context: Context): Promise<void> {
  const transport = createMailTransport(context.config, context.log);
  await context.jobs.work('mail.send', ({ mailId }) => sendMail(context, transport, mailId));
  await context.jobs.sweep('mail.sweep', SWEEP_SECONDS, () => sweepMails(context));
  await context.jobs.sweep('mail.old', HOUR, () => deleteOldMails(context));
}
