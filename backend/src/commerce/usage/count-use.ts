import { randomUUID } from 'node:crypto';
import type { Account } from '../../identity/auth/sessions.ts';
import type { Database, Transaction } from '../../platform/db/client.ts';
import { and, count, desc, eq, gte } from '../../platform/db/operators.ts';
import { aiUsage, users } from '../../platform/db/schema.ts';
import { planLimit } from '../plans/no-plan.ts';
import { usagePeriod } from './usage-period.ts';

/** What a plan counts: a whole page that is written, or a change of one. */
export type UseKind = (typeof aiUsage.$inferSelect)['kind'];
/** Whose uses are counted, and what its plan allows. */
export type Counted = Pick<Account, 'id' | 'plan'> & { user: Pick<Account['user'], 'createdAt'> };

const FEATURES = { page: 'ai_pages', component: 'ai_component' } as const;

/** How often an account may in a month. */
export const allowanceOf = ({ plan }: Pick<Counted, 'plan'>, kind: UseKind): number =>
  plan.features[FEATURES[kind]] ?? 0;

/** How many uses an account has left in its present month. */
export async function usesLeft(db: Database, account: Counted, kind: UseKind, now = new Date()): Promise<number> {
  const { from } = usagePeriod(account, now);
  const [used] = await db
    .select({ total: count() })
    .from(aiUsage)
    .where(and(eq(aiUsage.userId, account.id), eq(aiUsage.kind, kind), gte(aiUsage.createdAt, from)));
  return Math.max(0, allowanceOf(account, kind) - (used?.total ?? 0));
}

export interface Use {
  /** For `giveBack` and `noteSpent`. */
  id: string;
  /** What is left after this one. */
  remaining: number;
}

/**
 * Counts one use of AI before it begins. Holds the account's row, so that of several at once no more pass than its plan
 * allows; rows that only name the account are written meanwhile. @throws AppError plan_limit
 */
export async function countUse(
  tx: Transaction,
  account: Counted,
  kind: UseKind,
  now: Date,
  pageId: string,
): Promise<Use> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, account.id)).for('no key update');
  const left = await usesLeft(tx, account, kind, now);
  if (left === 0) {
    const until = usagePeriod(account, now).until.toISOString().slice(0, 10);
    const message = `Your plan allows ${allowanceOf(account, kind)} uses of AI a month, and all are used. New ones come on ${until}.`;
    throw planLimit(account, message);
  }
  const id = randomUUID();
  await tx.insert(aiUsage).values({ id, userId: account.id, kind, pageId, createdAt: now });
  return { id, remaining: left - 1 };
}

/** Takes back the newest use for a page whose writing failed. */
export async function giveBackPage(db: Database, pageId: string): Promise<void> {
  const [use] = await db
    .select({ id: aiUsage.id })
    .from(aiUsage)
    .where(and(eq(aiUsage.pageId, pageId), eq(aiUsage.kind, 'page')))
    .orderBy(desc(aiUsage.createdAt))
    .limit(1);
  if (use) await giveBack(db, use);
}

/** Takes a use back that failed or changed nothing. */
export async function giveBack(db: Database, { id }: Pick<Use, 'id'>): Promise<void> {
  await db.delete(aiUsage).where(eq(aiUsage.id, id));
}

export interface Spent {
  model: string;
  inputTokens: number;
  outputTokens: number;
}

/** Notes what a use took of the model that was asked. */
export async function noteSpent(db: Database, { id }: Pick<Use, 'id'>, spent: Spent): Promise<void> {
  await db.update(aiUsage).set(spent).where(eq(aiUsage.id, id));
}
