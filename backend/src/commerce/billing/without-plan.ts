import { sitesUntil, unpaidTooLong } from '../../identity/users/sites-until.ts';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import { and, desc, eq, isNotNull, lte, not } from '../../platform/db/operators.ts';
import { invoices, orders, users } from '../../platform/db/schema.ts';
import { enqueueMail, queueMail } from '../../platform/mail/mail.ts';
import { keptLanguage } from '../../platform/texts/kept-language.ts';
import { SOURCE_LANGUAGE } from '../../platform/texts/spoken-language.ts';
import { noPlanMail } from './no-plan-mail.ts';

const BATCH = 200;
const isUntold = and(isNotNull(users.unpaidSince), not(users.unpaidTold));

/** Tells the owners of accounts that are left without any plan, once, and takes their pages offline when it is time. */
export async function followAccountsWithoutPlan(
  context: Pick<Context, 'db' | 'jobs' | 'log' | 'config'>,
  now = new Date(),
): Promise<void> {
  const untold = await context.db.select({ id: users.id }).from(users).where(isUntold).limit(BATCH);
  for (const { id } of untold) {
    const mailId = await context.db.transaction((tx) => tell(tx, id, context.config));
    if (mailId) await enqueueMail(context, mailId);
  }
  await takeSitesOffline(context.db, now);
}

/** Returns the mail's id; null where another process was first, or a plan was bought meanwhile. */
async function tell(tx: Database, userId: string, config: Context['config']): Promise<string | null> {
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isUntold))
    .for('update');
  if (!user?.unpaidSince) return null;
  await tx.update(users).set({ unpaidTold: true }).where(eq(users.id, userId));
  // The newest purchase: the mail speaks its language.
  const [order] = await tx
    .select({ language: orders.language, languageTag: orders.languageTag })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(eq(invoices.userId, userId))
    .orderBy(desc(invoices.number))
    .limit(1);
  const until = sitesUntil(user.unpaidSince);
  const mail = noPlanMail(order ? keptLanguage(order) : SOURCE_LANGUAGE, { until, publicUrl: config.publicUrl });
  return queueMail(tx, { recipient: user.email, ...mail });
}

/** The triggers of the database tell whoever remembers these pages. A plan that is bought brings them back at once. */
async function takeSitesOffline(db: Database, now: Date): Promise<void> {
  const isOver = and(eq(users.unpaidTold, true), lte(users.unpaidSince, unpaidTooLong(now)), not(users.sitesOffline));
  await db.update(users).set({ sitesOffline: true }).where(isOver);
}
