import type { ResetPassword } from '@landfall/shared/contracts';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import { and, eq, gt, sql } from '../../platform/db/operators.ts';
import { passwordResets, users } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { enqueueMail, queueMail } from '../../platform/mail/mail.ts';
import type { SpokenLanguage } from '../../platform/texts/spoken-language.ts';
import { dropEmailChange } from '../users/email-change.ts';
import { securityMail } from '../users/security-mail.ts';
import { normaliseEmail } from './login.ts';
import { assertStrong, hashPassword } from './passwords.ts';
import { resetMail } from './reset-mail.ts';
import { revokeAllAccess } from './sessions.ts';
import { hashToken, newToken } from './tokens.ts';

const LIFE_MINUTES = 30;

/**
 * Mails a link to choose a new password, if the e-mail has an account; a newer link takes the older one's place.
 * Whoever asks learns nothing from it: the caller answers before this is done.
 */
export async function requestReset(context: Context, email: string, language: SpokenLanguage): Promise<void> {
  const { db, config } = context;
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, normaliseEmail(email)));
  if (!user) return;
  const mailId = await db.transaction(async (tx) => {
    const token = await openReset(tx, user.id);
    const address = `${config.publicUrl}/reset-password?token=${token}`;
    const mail = resetMail(language, { address, minutes: LIFE_MINUTES });
    return queueMail(tx, { recipient: normaliseEmail(email), ...mail });
  });
  await enqueueMail(context, mailId);
}

/** Lets the account choose a new password by a token, which is returned; a newer one takes the older one's place. */
export async function openReset(tx: Database, userId: string): Promise<string> {
  const token = newToken();
  const open = { tokenHash: hashToken(token), expiresAt: new Date(Date.now() + LIFE_MINUTES * 60_000) };
  await tx
    .insert(passwordResets)
    .values({ userId, ...open })
    .onConflictDoUpdate({ target: passwordResets.userId, set: open });
  return token;
}

const isValid = (token: string) =>
  and(eq(passwordResets.tokenHash, hashToken(token)), gt(passwordResets.expiresAt, sql`now()`));

/** Whose password the token may change. @throws AppError reset_invalid (unknown, used or older than 30 minutes) */
export async function requireReset(db: Database, token: string): Promise<{ email: string }> {
  const [owner] = await db
    .select({ email: users.email })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(isValid(token));
  if (!owner) throw new AppError('reset_invalid');
  return owner;
}

/**
 * Sets a new password by a mailed token, ends every session of the account and tells its owner.
 * @throws AppError reset_invalid (unknown, used or older than 30 minutes), invalid (a password that everybody guesses)
 */
export async function resetPassword(
  context: Pick<Context, 'db' | 'jobs' | 'log'>,
  { token, password }: ResetPassword,
  language: SpokenLanguage,
): Promise<void> {
  const { db } = context;
  const valid = isValid(token);
  const owner = await requireReset(db, token);
  // A weak password must not use up the link.
  assertStrong(password, owner.email);
  const passwordHash = await hashPassword(password);
  const mailId = await db.transaction(async (tx) => {
    const [used] = await tx.delete(passwordResets).where(valid).returning();
    if (!used) throw new AppError('reset_invalid');
    await tx.update(users).set({ passwordHash }).where(eq(users.id, used.userId));
    await revokeAllAccess(tx, used.userId);
    await dropEmailChange(tx, used.userId);
    return queueMail(tx, { recipient: owner.email, ...securityMail(language, 'password') });
  });
  await enqueueMail(context, mailId);
}
