import { and, eq, gt, isNotNull, like, lte, or, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { invoices, mails, orders, plans, users } from '../db/schema.ts';
import { enqueueMail, queueMail } from '../mail/mail.ts';
import { ENDING_SUBJECTS, endingMail } from './plan-mails.ts';

const DAY = 24 * 60 * 60 * 1000;
const DAYS_BEFORE = 7;
const BATCH = 200;

/** Reminds everybody whose paid period ends within a week, once for each period. */
export async function remindOfEndingPlans(context: Pick<Context, 'db' | 'jobs' | 'log' | 'config'>): Promise<void> {
  const { db } = context;
  const ending = await db
    .select({ userId: users.id, orderId: invoices.orderId })
    .from(users)
    .innerJoin(invoices, and(eq(invoices.userId, users.id), eq(invoices.paidUntil, users.planUntil)))
    .where(
      and(
        isNotNull(users.planAfter),
        gt(users.planUntil, sql`now()`),
        lte(users.planUntil, new Date(Date.now() + DAYS_BEFORE * DAY)),
        isNotReminded,
      ),
    )
    .limit(BATCH);
  for (const { userId, orderId } of ending) {
    const mailId = await remind(context, userId, orderId);
    if (mailId) await enqueueMail(context, mailId);
  }
}

const isNotReminded = sql`not exists (
  select 1 from mails
  where mails.order_id = ${invoices.orderId} and (${or(...ENDING_SUBJECTS.map((subject) => like(mails.subject, subject)))})
)`;

/** Returns the mail's id; null where another process was first, or the plan has changed meanwhile. */
function remind({ db, config }: Pick<Context, 'db' | 'config'>, userId: string, orderId: string) {
  return db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    if (!user?.planUntil || !user.planAfter) return null;
    const mine = and(eq(invoices.orderId, orderId), eq(invoices.paidUntil, user.planUntil), isNotReminded);
    const [invoice] = await tx.select({ planTitle: invoices.planTitle }).from(invoices).where(mine);
    if (!invoice) return null;
    const [after] = await tx.select({ prefix: plans.prefix }).from(plans).where(eq(plans.name, user.planAfter));
    const [order] = await tx.select({ language: orders.language }).from(orders).where(eq(orders.id, orderId));
    const mail = endingMail(order?.language ?? 'en', {
      planTitle: invoice.planTitle,
      paidUntil: user.planUntil,
      nextTitle: after?.prefix ?? user.planAfter,
      publicUrl: config.publicUrl,
    });
    return queueMail(tx, { recipient: user.email, orderId, ...mail });
  });
}
