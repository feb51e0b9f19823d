import { and, eq, gt, lte, ne, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { plans, sessions, users } from '../db/schema.ts';
import { hashToken, newToken, TOKEN_LIFE } from './tokens.ts';

/** Who is calling: the account behind a valid token. */
export interface Account {
  id: string;
  /** The token's hash, which names this session. */
  tokenHash: string;
  user: typeof users.$inferSelect;
  plan: typeof plans.$inferSelect;
}

/** Returns the lookup of the account behind a token: null for an unknown, revoked or expired one. */
export function accountLookup(db: Database): (token: string) => Promise<Account | null> {
  // Prepared once: this runs on every call of the API.
  const query = db
    .select({ user: users, plan: plans })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(plans, eq(plans.name, users.planName))
    .where(and(eq(sessions.tokenHash, sql.placeholder('tokenHash')), gt(sessions.expiresAt, sql`now()`)))
    .prepare('account_by_token');
  return async (token) => {
    const tokenHash = hashToken(token);
    const [row] = await query.execute({ tokenHash });
    return row ? { id: row.user.id, tokenHash, ...row } : null;
  };
}

/** Opens a session and returns its token, which is stored nowhere. */
export async function openSession(db: Database, userId: string, userAgent: string): Promise<string> {
  const token = newToken();
  await db.insert(sessions).values({
    tokenHash: hashToken(token),
    userId,
    userAgent: userAgent.slice(0, 300),
    expiresAt: new Date(Date.now() + TOKEN_LIFE * 1000),
  });
  return token;
}

/** Ends one session: its token is worth nothing from now on. */
export async function endSession(db: Database, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Ends every session of the account but one. */
export async function endOtherSessions(db: Database, account: Pick<Account, 'id' | 'tokenHash'>): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, account.id), ne(sessions.tokenHash, account.tokenHash)));
}

/** Deletes what is left of sessions that have run out. */
export async function deleteExpiredSessions(db: Database): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, sql`now()`));
}
