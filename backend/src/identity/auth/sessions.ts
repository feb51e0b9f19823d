import type { Scope, Session } from '@landfall/shared/contracts';
import type { Database } from '../../platform/db/client.ts';
import { and, desc, eq, gt, lte, ne, sql } from '../../platform/db/operators.ts';
import { apiTokens, emailChanges, plans, sessions, users } from '../../platform/db/schema.ts';
import { toEpochSeconds } from '../../platform/http/epoch.ts';
import type { SpokenLanguage } from '../../platform/texts/spoken-language.ts';
import { deviceName } from './device-name.ts';
import { hashToken, newToken, TOKEN_LIFE } from './tokens.ts';

/** The use of a session is noted at most this often, so that reading costs no writes. Milliseconds. */
const NOTE_USE_EVERY = 5 * 60 * 1000;

/** Who is calling: the account behind a valid token. */
export interface Account {
  id: string;
  /** The token's hash, which names this session. */
  tokenHash: string;
  user: typeof users.$inferSelect;
  plan: typeof plans.$inferSelect;
  /** The changed e-mail that waits to be confirmed, as the call began. */
  pendingEmail: string | null;
  /** The token for programs that the call was made with; absent where a person makes it. */
  apiToken?: { id: string; name: string; scopes: Scope[]; projectId: string | null };
}

/** Returns the lookup of the account behind a token: null for an unknown, revoked or expired one. */
export function accountLookup(db: Database): (token: string) => Promise<Account | null> {
  // Prepared once, and all in one: this runs on every call of the API, where each round trip is half of the cost.
  const query = db
    .select({ user: users, plan: plans, pendingEmail: emailChanges.email, lastUsedAt: sessions.lastUsedAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(plans, eq(plans.name, users.planName))
    .leftJoin(emailChanges, and(eq(emailChanges.userId, users.id), gt(emailChanges.expiresAt, sql`now()`)))
    .where(and(eq(sessions.tokenHash, sql.placeholder('tokenHash')), gt(sessions.expiresAt, sql`now()`)))
    .prepare('account_by_token');
  return async (token) => {
    const tokenHash = hashToken(token);
    const [row] = await query.execute({ tokenHash });
    if (!row) return null;
    const { user, plan, pendingEmail, lastUsedAt } = row;
    if (lastUsedAt.getTime() < Date.now() - NOTE_USE_EVERY) {
      await db.update(sessions).set({ lastUsedAt: new Date() }).where(eq(sessions.tokenHash, tokenHash));
    }
    return { id: user.id, tokenHash, user, plan, pendingEmail };
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

/** Where the account is signed in, last used first. */
export async function listSessions(
  db: Database,
  account: Pick<Account, 'id' | 'tokenHash'>,
  language?: SpokenLanguage,
): Promise<Session[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, account.id), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt), sessions.id);
  return rows.map((row) => ({
    session_id: row.id,
    device: deviceName(row.userAgent, language),
    created_at: toEpochSeconds(row.createdAt),
    last_used_at: toEpochSeconds(row.lastUsedAt),
    current: row.tokenHash === account.tokenHash,
  }));
}

/** Ends one of the account's sessions. False: it has none of this id. */
export async function endSessionById(db: Database, userId: string, sessionId: string): Promise<boolean> {
  const mine = and(eq(sessions.userId, userId), eq(sessions.id, sessionId));
  return (await db.delete(sessions).where(mine).returning({ id: sessions.id })).length > 0;
}

/** Ends every session of the account but one. */
export async function endOtherSessions(db: Database, account: Pick<Account, 'id' | 'tokenHash'>): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, account.id), ne(sessions.tokenHash, account.tokenHash)));
}

/** Ends every way in that an account has opened, tokens for programs included: what a found password may have opened. */
export async function revokeAllAccess(db: Database, userId: string): Promise<void> {
  await db.delete(apiTokens).where(eq(apiTokens.userId, userId));
  await db.delete(sessions).where(eq(sessions.userId, userId));
}

/** Deletes what is left of sessions that have run out. */
export async function deleteExpiredSessions(db: Database): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, sql`now()`));
}
