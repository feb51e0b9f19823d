import type { Database } from '../../platform/db/client.ts';
import { and, asc, eq, isNotNull, lte, sql } from '../../platform/db/operators.ts';
import { invoices, orders, plans, purchaseCodes, users } from '../../platform/db/schema.ts';
import { mintCode, redeemCode } from '../codes/codes.ts';
import { NO_PLAN } from '../plans/no-plan.ts';
import { type BoughtPeriod, type RankedPlan, timelineOf } from './timeline.ts';

type UserRow = typeof users.$inferSelect;

/** What an account has paid for and not got back. */
export interface Holdings {
  /** The best plan that it has for life; without any, none. */
  life: RankedPlan;
  /** In the order in which they were bought. */
  periods: BoughtPeriod[];
  /** Every plan that a purchase ever brought, also one that was given back. */
  told: ReadonlySet<string>;
  rankOf: (planName: string) => number;
}

/** Reads what the account's invoices and purchase codes give it. */
export async function holdingsOf(tx: Database, userId: string): Promise<Holdings> {
  const ranked = await tx
    .select({ planName: plans.name, rank: plans.position })
    .from(plans)
    .orderBy(asc(plans.position), asc(plans.name));
  const ranks = new Map(ranked.map(({ planName, rank }) => [planName, rank]));
  const rankOf = (planName: string) => ranks.get(planName) ?? Number.NEGATIVE_INFINITY;
  const bought = await tx
    .select({ planName: invoices.planName, period: invoices.period, at: invoices.createdAt, order: orders.status })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(and(eq(invoices.userId, userId), eq(invoices.kind, 'invoice')))
    .orderBy(asc(invoices.number));
  const redeemed = await tx
    .select({ planName: purchaseCodes.planName, order: orders.status })
    .from(purchaseCodes)
    .leftJoin(orders, eq(orders.id, purchaseCodes.orderId))
    .where(eq(purchaseCodes.usedBy, userId));

  const standing = bought.filter(({ order }) => order !== 'refunded');
  const codes = redeemed.filter(({ order }) => order !== 'refunded');
  const life = [...standing.filter(({ period }) => period === 'ltd'), ...codes]
    .map(({ planName }) => ({ planName, rank: rankOf(planName) }))
    .reduce((best, plan) => (plan.rank > best.rank ? plan : best), {
      planName: NO_PLAN,
      rank: rankOf(NO_PLAN),
    });
  const periods = standing.flatMap(({ planName, period, at }) =>
    period === 'ltd' ? [] : [{ planName, rank: rankOf(planName), period, at }],
  );
  const told = new Set([...bought, ...redeemed].map(({ planName }) => planName));
  return { life, periods, told, rankOf };
}

/** What the account's plan is at a moment: the best that is paid for, until when, and what follows. */
function planAt({ life, periods }: Holdings, now: Date): Pick<UserRow, 'planName' | 'planUntil' | 'planAfter'> {
  const [running, next] = timelineOf(periods, now).filter(({ rank }) => rank > life.rank);
  if (!running) return { planName: life.planName, planUntil: null, planAfter: null };
  return { planName: running.planName, planUntil: running.until, planAfter: (next ?? life).planName };
}

/** Sets the account's plan to what its purchases give. Nothing that the account made is touched. */
export async function settleAccountPlan(tx: Database, userId: string, now = new Date()): Promise<void> {
  const plan = planAt(await holdingsOf(tx, userId), now);
  const standing =
    plan.planName === NO_PLAN
      ? { unpaidSince: sql`coalesce(${users.unpaidSince}, ${now.toISOString()}::timestamptz)` }
      : { unpaidSince: null, unpaidTold: false, sitesOffline: false };
  await tx
    .update(users)
    .set({ ...plan, ...standing })
    .where(eq(users.id, userId));
}

/** A plan for life that no purchase tells of: the account was made by hand. */
function givenPlan({ life, told, rankOf }: Holdings, { planName, planUntil, planAfter }: UserRow): string | null {
  const given = planUntil ? planAfter : planName;
  if (!given || rankOf(given) <= life.rank || told.has(given)) return null;
  return given;
}

/** What an account has, read without changing anything. */
export async function holdingsOfUser(db: Database, user: UserRow): Promise<Holdings> {
  const holdings = await holdingsOf(db, user.id);
  const given = givenPlan(holdings, user);
  return given ? { ...holdings, life: { planName: given, rank: holdings.rankOf(given) } } : holdings;
}

/**
 * Holds the account until the transaction ends, for a change of what it has paid for; null: it is gone. A plan for life
 * that no purchase tells of (an account made by hand) is written down as a used code first, so that it is never lost.
 */
export async function holdAccount(tx: Database, userId: string): Promise<UserRow | null> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  if (!user) return null;
  const given = givenPlan(await holdingsOf(tx, userId), user);
  if (given) await givePlan(tx, userId, given);
  return user;
}

/** Notes a plan for life that the account has without a purchase. */
export async function givePlan(tx: Database, userId: string, planName: string): Promise<void> {
  await redeemCode(tx, await mintCode(tx, { planName, orderId: null }), userId);
}

/** Gives every account whose paid period has ended the plan that follows. Nothing is deleted: it only cannot grow. */
export async function endPaidPeriods(db: Database, now = new Date()): Promise<void> {
  const isOver = and(isNotNull(users.planUntil), lte(users.planUntil, now));
  const ended = await db.select({ id: users.id }).from(users).where(isOver);
  for (const { id } of ended)
    await db.transaction(async (tx) => {
      if (await holdAccount(tx, id)) await settleAccountPlan(tx, id, now);
    });
}
