import type { PasswordUpdate, ProfileUpdate } from '@landfall/shared/contracts';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config.ts';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import { eq } from '../../platform/db/operators.ts';
import { users } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { languageOf } from '../../platform/http/language.ts';
import { enqueueMail, queueMail } from '../../platform/mail/mail.ts';
import type { SpokenLanguage } from '../../platform/texts/spoken-language.ts';
import { assertStrong, hashPassword } from '../auth/passwords.ts';
import type { Reauthenticate } from '../auth/reauth.ts';
import { endOtherSessions } from '../auth/sessions.ts';
import { dropEmailChange, requestEmailChange, setEmail } from './email-change.ts';
import { tellOldEmail } from './email-undo.ts';
import { securityMail } from './security-mail.ts';

type UserRow = typeof users.$inferSelect;

/** Changes the name; one that is absent or null is cleared. */
export async function changeName(db: Database, userId: string, name: ProfileUpdate['name']): Promise<UserRow> {
  const [user] = await db
    .update(users)
    .set({ name: name ?? null })
    .where(eq(users.id, userId))
    .returning();
  if (!user) throw new AppError('unauthenticated');
  return user;
}

/**
 * Asks for a changed e-mail to be confirmed, until when the old one counts, and tells the old one. Where the deployment
 * does not ask (CONFIRM_EMAIL), it counts at once. Returns the account and the mails' ids. @throws AppError email_taken
 */
export async function changeEmail(
  tx: Database,
  user: UserRow,
  email: string,
  { config, language }: { config: Config; language: SpokenLanguage },
): Promise<{ user: UserRow; mailIds: string[] }> {
  if (email === user.email) return { user, mailIds: [] };
  const { confirmEmail, publicUrl } = config;
  const told = await tellOldEmail(tx, user, { publicUrl, language, changed: !confirmEmail });
  if (confirmEmail)
    return { user, mailIds: [told, await requestEmailChange(tx, user.id, email, { publicUrl, language })] };
  await setEmail(tx, user, email);
  return { user: { ...user, email }, mailIds: [told] };
}

/**
 * Changes the password, ends every other session of the account and tells its owner.
 * @throws AppError wrong_password, otp_required, otp_wrong, invalid (the same password, or one that everybody guesses)
 */
export async function changePassword(
  context: Pick<Context, 'jobs' | 'log'>,
  request: Pick<FastifyRequest, 'account' | 'ip' | 'headers'>,
  { old_password, otp, password }: PasswordUpdate,
  reauth: Reauthenticate,
): Promise<UserRow> {
  const { account } = request;
  // Slow on purpose, so it stays out of the transaction.
  const passwordHash = await hashPassword(password);
  const act = async (tx: Database) => {
    if (password === old_password) throw samePassword();
    assertStrong(password, account.user.email);
    const [changed] = await tx.update(users).set({ passwordHash }).where(eq(users.id, account.id)).returning();
    if (!changed) throw new AppError('unauthenticated');
    await endOtherSessions(tx, account);
    await dropEmailChange(tx, account.id);
    const mail = securityMail(languageOf(request), 'password');
    return { changed, mailId: await queueMail(tx, { recipient: changed.email, ...mail }) };
  };
  const { changed, mailId } = await reauth(request, { password: old_password, otp }, act, { field: 'old_password' });
  await enqueueMail(context, mailId);
  return changed;
}

const samePassword = () =>
  new AppError('invalid', {
    fields: { password: ['This is the password that you have already. Please choose another.'] },
  });
