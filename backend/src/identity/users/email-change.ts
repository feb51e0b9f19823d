import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import { and, eq, gt, lte, sql } from '../../platform/db/operators.ts';
import { emailChanges, forms, passwordResets, projects, users } from '../../platform/db/schema.ts';
import { isUniqueViolation } from '../../platform/db/unique-violation.ts';
import { AppError } from '../../platform/errors.ts';
import { enqueueMail, queueMail } from '../../platform/mail/mail.ts';
import type { SpokenLanguage } from '../../platform/texts/spoken-language.ts';
import { hashToken, newToken } from '../auth/tokens.ts';
import { changedMail, confirmMail } from './email-change-mail.ts';
import { assertEmailFree, emailTaken } from './free-email.ts';

const LIFE_HOURS = 24;

/** The e-mail that waits for its confirmation; undefined where none does. */
export async function pendingEmail(db: Database, userId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ email: emailChanges.email })
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, sql`now()`)));
  return row?.email;
}

/**
 * Has a changed e-mail confirmed by a mail to it; until then the old one counts. A later change takes this one's place.
 * Returns the mail's id. @throws AppError email_taken
 */
export async function requestEmailChange(
  tx: Database,
  userId: string,
  email: string,
  { publicUrl, language }: { publicUrl: string; language: SpokenLanguage },
): Promise<string> {
  await assertEmailFree(tx, email, userId);
  const token = newToken();
  const change = { email, tokenHash: hashToken(token), expiresAt: new Date(Date.now() + LIFE_HOURS * 3_600_000) };
  await tx
    .insert(emailChanges)
    .values({ userId, ...change })
    .onConflictDoUpdate({ target: emailChanges.userId, set: change });
  const address = `${publicUrl}/confirm-email?token=${token}`;
  return queueMail(tx, { recipient: email, ...confirmMail(language, { address, hours: LIFE_HOURS }) });
}

/**
 * Makes the confirmed e-mail the account's, once, and tells the old one.
 * @throws AppError confirmation_invalid, email_taken (by an account that came first)
 */
export async function confirmEmailChange(
  context: Pick<Context, 'db' | 'jobs' | 'log'>,
  token: string,
  language: SpokenLanguage,
): Promise<void> {
  const good = and(eq(emailChanges.tokenHash, hashToken(token)), gt(emailChanges.expiresAt, sql`now()`));
  const confirm = context.db.transaction(async (tx) => {
    const [found] = await tx.select({ userId: emailChanges.userId }).from(emailChanges).where(good);
    if (!found) throw new AppError('confirmation_invalid');
    // The account before its change, the same order everywhere: two uses at once come one after the other.
    const [before] = await tx.select().from(users).where(eq(users.id, found.userId)).for('update');
    const [change] = await tx.delete(emailChanges).where(good).returning();
    if (!before || !change) throw new AppError('confirmation_invalid');
    await setEmail(tx, before, change.email);
    return queueMail(tx, { recipient: before.email, ...changedMail(language) });
  });
  await enqueueMail(context, await confirm);
}

/** Changes the e-mail at once, and drops what waits. @throws AppError email_taken */
export async function setEmail(
  tx: Database,
  before: Pick<typeof users.$inferSelect, 'id' | 'email'>,
  email: string,
): Promise<void> {
  await tx
    .update(users)
    .set({ email })
    .where(eq(users.id, before.id))
    .catch((error) => {
      throw isUniqueViolation(error, 'users_email_unique') ? emailTaken(error) : error;
    });
  await writeToNewEmail(tx, before, email);
  await dropEmailChange(tx, before.id);
  // A link to a new password that went to the old e-mail opens nothing any more.
  await tx.delete(passwordResets).where(eq(passwordResets.userId, before.id));
}

/** Has the account's forms that write of leads to its old e-mail write to the new one. */
async function writeToNewEmail(
  tx: Database,
  { id, email: old }: Pick<typeof users.$inferSelect, 'id' | 'email'>,
  email: string,
): Promise<void> {
  const each = sql`jsonb_array_elements_text(f.settings -> 'notify') with ordinality as named (address, place)`;
  await tx.execute(sql`
    update ${forms} f
    set settings = jsonb_set(f.settings, '{notify}', (
      select jsonb_agg(case when lower(address) = lower(${old}) then ${email}::text else address end order by place)
      from ${each} where lower(address) <> lower(${old}) or not f.settings -> 'notify' ? ${email}::text))
    from ${projects} p
    where p.id = f.project_id and p.user_id = ${id}
      and exists (select from ${each} where lower(address) = lower(${old}))`);
}

/**
 * Mails the link of the change that waits anew; the one sent before opens nothing any more.
 * @throws AppError not_found (nothing waits), email_taken
 */
export async function resendConfirmation(
  context: Pick<Context, 'db' | 'jobs' | 'log' | 'config'>,
  userId: string,
  language: SpokenLanguage,
): Promise<void> {
  const mailId = await context.db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    const email = await pendingEmail(tx, userId);
    if (!email) throw new AppError('not_found', { message: 'No changed e-mail waits to be confirmed.' });
    return requestEmailChange(tx, userId, email, { publicUrl: context.config.publicUrl, language });
  });
  await enqueueMail(context, mailId);
}

/** Drops the change that waits: whoever changes the password wants nothing of what others began. */
export async function dropEmailChange(tx: Database, userId: string): Promise<void> {
  await tx.delete(emailChanges).where(eq(emailChanges.userId, userId));
}

/** Deletes what is left of changes that nobody confirmed. */
export async function deleteExpiredEmailChanges(db: Database): Promise<void> {
  await db.delete(emailChanges).where(lte(emailChanges.expiresAt, sql`now()`));
}
