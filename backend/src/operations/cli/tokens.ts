import { normaliseEmail } from '../../identity/auth/login.ts';
import { desc, eq } from '../../platform/db/operators.ts';
import { apiTokens, users } from '../../platform/db/schema.ts';
import { audit } from '../admin/audit.ts';
import { type Command, json, required, table } from './command.ts';

const ACTOR = 'command line';
const text = { type: 'string' } as const;
const MOST = 500;

const dayOf = (moment: Date | null, otherwise: string) => moment?.toISOString().slice(0, 10) ?? otherwise;

const list: Command = {
  name: 'tokens list',
  summary: 'Tokens for programs, newest first, of one account where it is named.',
  usage: 'tokens list [--email <address>] [--json]',
  options: { email: text, json },
  async run({ db }, values) {
    const { email } = values;
    const data = await db
      .select({
        id: apiTokens.id,
        email: users.email,
        name: apiTokens.name,
        prefix: apiTokens.prefix,
        scopes: apiTokens.scopes,
        project_id: apiTokens.projectId,
        last_used_at: apiTokens.lastUsedAt,
        expires_at: apiTokens.expiresAt,
      })
      .from(apiTokens)
      .innerJoin(users, eq(users.id, apiTokens.userId))
      .where(typeof email === 'string' ? eq(users.email, normaliseEmail(email)) : undefined)
      .orderBy(desc(apiTokens.createdAt))
      .limit(MOST);
    const rows = data.map((row) => [
      row.id,
      row.email,
      `${row.prefix}...`,
      row.name,
      `used ${dayOf(row.last_used_at, 'never')}`,
      `until ${dayOf(row.expires_at, 'revoked')}`,
      row.scopes.join(' '),
    ]);
    return { text: rows.length > 0 ? table(rows) : 'No tokens.', data };
  },
};

const revoke: Command = {
  name: 'tokens revoke',
  summary: 'Take a token for programs back: it opens nothing from the next call on.',
  usage: 'tokens revoke --id <id> [--reason <text>] [--json]',
  options: { id: text, reason: text, json },
  async run({ db }, values) {
    const id = required(values, 'id');
    const reason = typeof values.reason === 'string' ? values.reason : '';
    const data = await db.transaction(async (tx) => {
      const [gone] = await tx
        .delete(apiTokens)
        .where(eq(apiTokens.id, id))
        .returning({ id: apiTokens.id, name: apiTokens.name, prefix: apiTokens.prefix, userId: apiTokens.userId });
      if (!gone) throw new Error(`There is no token ${id}.`);
      const [owner] = await tx.select({ email: users.email }).from(users).where(eq(users.id, gone.userId));
      const subject = `token ${gone.prefix}... of ${owner?.email ?? gone.userId}`;
      await audit(tx, { actor: ACTOR, act: 'tokens revoke', subject, reason });
      return { id, name: gone.name, subject };
    });
    return { text: `Revoked: ${data.subject} (${data.name}).`, data };
  },
};

/** Tokens for programs, for operators. */
export const tokenCommands: readonly Command[] = [list, revoke];
