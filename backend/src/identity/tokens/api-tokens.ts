import { createHash, randomBytes } from 'node:crypto';
import type { ApiToken, ApiTokenForm } from '@landfall/shared/contracts';
import type { Database } from '../../platform/db/client.ts';
import { and, count, desc, eq, gt, isNull, or, sql } from '../../platform/db/operators.ts';
import { apiTokens, plans, projects, suspensions, users } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { toEpochSeconds } from '../../platform/http/epoch.ts';
import { notifyAccount } from '../../platform/notifications/notify-account.ts';
import type { Account } from '../auth/sessions.ts';

/** What every token for programs begins with, so that people and scanners of leaked secrets know it. */
export const TOKEN_MARK = 'lf_';

/** Random bytes of a token: 192 bits. */
const BYTES = 24;
/** Characters of a token that are shown in lists: the mark and a few more, which tell nothing of the rest. */
const SHOWN = 9;
/** Tokens of one account. */
const MOST = 100;
/** The use of a token is noted at most this often. Milliseconds. */
const NOTE_USE_EVERY = 60_000;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

type Row = typeof apiTokens.$inferSelect;

const toApiToken = (row: Row): ApiToken => ({
  id: row.id,
  name: row.name,
  prefix: row.prefix,
  scopes: row.scopes,
  project_id: row.projectId,
  created_at: toEpochSeconds(row.createdAt),
  last_used_at: row.lastUsedAt && toEpochSeconds(row.lastUsedAt),
  expires_at: row.expiresAt && toEpochSeconds(row.expiresAt),
});

/** The account's tokens for programs, newest first. */
export async function listApiTokens(db: Database, userId: string): Promise<ApiToken[]> {
  const rows = await db
    .select()
    .from(apiTokens)
    .where(eq(apiTokens.userId, userId))
    .orderBy(desc(apiTokens.createdAt), apiTokens.id)
    .limit(MOST);
  return rows.map(toApiToken);
}

/**
 * Makes a token. What is returned beside it is all that is stored: the token itself is shown this once. Hold the
 * account's row meanwhile. @throws AppError not_found (the project), invalid (in the past), conflict (too many)
 */
export async function createApiToken(
  tx: Database,
  userId: string,
  { name, scopes, project_id, expires_at }: ApiTokenForm,
): Promise<{ data: ApiToken; token: string }> {
  const expiresAt = expires_at === null ? null : new Date(expires_at * 1000);
  if (expiresAt && !(expiresAt.getTime() > Date.now()))
    throw new AppError('invalid', { fields: { expires_at: ['Choose a moment in the future.'] } });
  if (project_id !== null) {
    const mine = and(eq(projects.id, project_id), eq(projects.userId, userId));
    const [project] = await tx.select({ id: projects.id }).from(projects).where(mine);
    if (!project) throw new AppError('not_found', { message: 'This project does not exist.' });
  }
  const [owned] = await tx.select({ count: count() }).from(apiTokens).where(eq(apiTokens.userId, userId));
  if (Number(owned?.count) >= MOST)
    throw new AppError('conflict', { message: `An account can have up to ${MOST} tokens. Revoke one first.` });
  const token = TOKEN_MARK + randomBytes(BYTES).toString('base64url');
  const [row] = await tx
    .insert(apiTokens)
    .values({
      userId,
      name,
      scopes,
      expiresAt,
      projectId: project_id,
      tokenHash: hashOf(token),
      prefix: token.slice(0, SHOWN),
    })
    .returning();
  if (!row) throw new AppError('internal');
  await notifyAccount(tx, userId, { type: 'token.created', subjectId: row.id, name });
  return { data: toApiToken(row), token };
}

/** Takes a token back. False: the account has none of this id. */
export async function revokeApiToken(db: Database, userId: string, tokenId: string): Promise<boolean> {
  const mine = and(eq(apiTokens.userId, userId), eq(apiTokens.id, tokenId));
  return (await db.delete(apiTokens).where(mine).returning({ id: apiTokens.id })).length > 0;
}

/**
 * Returns the lookup of the account behind a token for programs: null for one that is unknown, revoked or expired, and
 * where the account is suspended.
 */
export function apiTokenLookup(db: Database): (token: string) => Promise<Account | null> {
  // Prepared once, and all in one, as for sessions.
  const query = db
    .select({ token: apiTokens, user: users, plan: plans })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .innerJoin(plans, eq(plans.name, users.planName))
    .leftJoin(suspensions, and(eq(suspensions.subjectId, users.id), isNull(suspensions.liftedAt)))
    .where(
      and(
        eq(apiTokens.tokenHash, sql.placeholder('tokenHash')),
        or(isNull(apiTokens.expiresAt), gt(apiTokens.expiresAt, sql`now()`)),
        isNull(suspensions.id),
      ),
    )
    .prepare('account_by_api_token');
  return async (text) => {
    if (!text.startsWith(TOKEN_MARK)) return null;
    const [row] = await query.execute({ tokenHash: hashOf(text) });
    if (!row) return null;
    const { token, user, plan } = row;
    const { id, name, scopes, projectId, lastUsedAt } = token;
    if (!lastUsedAt || lastUsedAt.getTime() < Date.now() - NOTE_USE_EVERY)
      await db.update(apiTokens).set({ lastUsedAt: new Date() }).where(eq(apiTokens.id, id));
    return { id: user.id, tokenHash: '', user, plan, pendingEmail: null, apiToken: { id, name, scopes, projectId } };
  };
}

/** Deletes what is left of tokens that expired a month ago: until then their owner sees why a program stopped. */
export async function deleteExpiredApiTokens(db: Database): Promise<void> {
  await db.delete(apiTokens).where(sql`${apiTokens.expiresAt} < now() - interval '30 days'`);
}
