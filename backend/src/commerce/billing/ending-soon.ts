import { alias } from 'drizzle-orm/pg-core';
import type { Context } from '../../platform/context.ts';
import { and, desc, eq, gt, isNotNull, lte, ne, or, sql } from '../../platform/db/operators.ts';
import { invoices, mails, orders, plans, users } from '../../platform/db/schema.ts';
import { enqueueMail, queueMail } from '../../platform/mail/mail.ts';
import { keptLanguage } from '../../platform/texts/kept-language.ts';
import { NO_PLAN } from '../plans/no-plan.ts';
import { ENDING_SUBJECTS, endingMail } from './plan-mails.ts';

const DAY = 24 * 60 * 60 * 1000;
const DAYS_BEFORE = 7;
const BATCH = 200;

/** Reminds everybody whose paid period ends within a week, once for each period. */
export async function remindOfEndingPlans(context: Pick<Context, 'db' | 'jobs' | 'log' | 'config'>): Promise<void> {
  const ending = await endingAccounts(context).limit(BATCH);
  for (const { user } of ending) {
    const mailId = await remind(context, user.id);
    if (mailId) await enqueueMail(context, mailId);
  }
}

const next = alias(plans, 'next');

/** By the plan's name: another plan that ends soon after is another end. A period that grew meanwhile ends anew. Looked up for each
 * of the few accounts (`offset 0` keeps PostgreSQL from joining all orders and mails instead). */
const isNotReminded = sql`not exists (
  select 1 from mails join orders on orders.id = mails.order_id
  where ${orders.userId} = ${users.id} and ${mails.createdAt} >= ${users.planUntil} - interval '${sql.raw(String(DAYS_BEFORE))} days'
    and (${or(...ENDING_SUBJECTS.map((subject) => sql`${mails.subject} = replace(${subject}, '%', ${plans.prefix})`))})
  offset 0
)`;

const endingAccounts = ({ db }: Pick<Context, 'db'>) =>
  db
    .select({ user: users, planTitle: plans.prefix, nextTitle: next.prefix })
    .from(users)
    .innerJoin(plans, eq(plans.name, users.planName))
    .innerJoin(next, eq(next.name, users.planAfter))
    .where(isEnding())
    .$dynamic();

const isEnding = () =>
  and(
    isNotNull(users.planAfter),
    gt(users.planUntil, sql`now()`),
    lte(users.planUntil, new Date(Date.now() + DAYS_BEFORE * DAY)),
    isNotReminded,
  );

/** Returns the mail's id; null where another process was first, or the plan has changed meanwhile. */
function remind({ db, config }: Pick<Context, 'db' | 'config'>, userId: string) {
  return db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    const [ending] = await endingAccounts({ db: tx }).where(and(eq(users.id, userId), isEnding()));
    if (!ending?.user.planUntil) return null;
    const { user, planTitle } = ending;
    const nextTitle = user.planAfter === NO_PLAN ? null : ending.nextTitle;
    // The purchase whose time runs out: the mail speaks its language.
    const [order] = await tx
      .select({ id: orders.id, language: orders.language, languageTag: orders.languageTag })
      .from(invoices)
      .innerJoin(orders, and(eq(orders.id, invoices.orderId), eq(orders.status, 'paid')))
      .where(and(eq(invoices.userId, userId), eq(invoices.planName, user.planName), ne(invoices.period, 'ltd')))
      .orderBy(desc(invoices.number))
      .limit(1);
    if (!order) return null;
    const paidUntil = ending.user.planUntil;
    const mail = endingMail(keptLanguage(order), { planTitle, paidUntil, nextTitle, publicUrl: config.publicUrl });
    return queueMail(tx, { recipient: user.email, orderId: order.id, ...mail });
  });
}
