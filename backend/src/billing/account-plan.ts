import { and, desc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../db/client.ts';
import { invoices, purchaseCodes, users } from '../db/schema.ts';
import { PLANS } from '../plans/seed.ts';

type UserRow = typeof users.$inferSelect;

const notes = alias(invoices, 'notes');

/** What the account paid for and did not get back, newest first. */
const standingInvoices = (tx: Database, userId: string) =>
  tx
    .select({ planName: invoices.planName, period: invoices.period, paidUntil: invoices.paidUntil })
    .from(invoices)
    .leftJoin(notes, and(eq(notes.orderId, invoices.orderId), eq(notes.kind, 'credit_note')))
    .where(and(eq(invoices.userId, userId), eq(invoices.kind, 'invoice'), isNull(notes.id)))
    .orderBy(desc(invoices.number));

/** The plan that the account began with: its purchase code's, else the smallest. */
async function firstPlan(tx: Database, userId: string): Promise<string> {
  const [code] = await tx
    .select({ planName: purchaseCodes.planName })
    .from(purchaseCodes)
    .where(eq(purchaseCodes.usedBy, userId))
    .limit(1);
  return code?.planName ?? PLANS[0].name;
}

/**
 * Sets the account's plan to what its standing invoices say, after a refund: the period that ends last, else the last
 * plan for life, else the plan that it began with. Nothing that the account made is touched.
 */
export async function settleAccountPlan(tx: Database, userId: string): Promise<void> {
  const standing = await standingInvoices(tx, userId);
  const base = standing.find(({ period }) => period === 'ltd')?.planName ?? (await firstPlan(tx, userId));
  const running = standing
    .filter(({ paidUntil }) => paidUntil && paidUntil > new Date())
    .sort((a, b) => Number(b.paidUntil) - Number(a.paidUntil))[0];
  await tx
    .update(users)
    .set(
      running
        ? { planName: running.planName, planUntil: running.paidUntil, planAfter: base }
        : { planName: base, planUntil: null, planAfter: null },
    )
    .where(eq(users.id, userId));
}

/** The plan that an account has for life, whatever period runs on top of it. */
export const lifetimePlan = ({ planName, planUntil, planAfter }: UserRow): string =>
  planUntil && planAfter ? planAfter : planName;

/** Gives every account whose paid period has ended the plan that follows. Nothing is deleted: it only cannot grow. */
export async function endPaidPeriods(db: Database): Promise<void> {
  await db
    .update(users)
    .set({ planName: sql`${users.planAfter}`, planUntil: null, planAfter: null })
    .where(and(lte(users.planUntil, sql`now()`), isNotNull(users.planAfter)));
}
