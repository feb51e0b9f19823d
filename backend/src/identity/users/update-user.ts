import type { PasswordUpdate, ProfileUpdate } from '@landfall/shared/contracts';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { users } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import type { SpokenLanguage } from '../../platform/http/language.ts';
import { enqueueMail, queueMail } from '../../platform/mail/mail.ts';
import { assertStrong, hashPassword, passwordMatches } from '../auth/passwords.ts';
import { type Account, endOtherSessions } from '../auth/sessions.ts';
import { dropEmailChange, requestEmailChange, setEmail } from './email-change.ts';
import { securityMail } from './security-mail.ts';

type UserRow = typeof users.$inferSelect;

/**
 * Changes the name, and asks for a changed e-mail to be confirmed: until then the old one counts. Where the deployment
 * does not ask (CONFIRM_EMAIL), it counts at once. A name that is absent
 * or null is cleared; an e-mail that is absent or null stays.
 * @throws AppError email_taken
 */
export async function updateProfile(
  context: Context,
  account: Account,
  profile: ProfileUpdate,
  language: SpokenLanguage,
): Promise<UserRow> {
  const { db, config } = context;
  const { user, mailId } = await db.transaction(async (tx) => {
    const [user] = await tx
      .update(users)
      .set({ name: profile.name ?? null })
      .where(eq(users.id, account.id))
      .returning();
    if (!user) throw new AppError('unauthenticated');
    const { email } = profile;
    if (!email || email === user.email) return { user, mailId: null };
    if (!config.confirmEmail) {
      return { user: { ...user, email }, mailId: await setEmail(tx, user, email, language) };
    }
    return { user, mailId: await requestEmailChange(tx, user.id, email, { publicUrl: config.publicUrl, language }) };
  });
  if (mailId) await enqueueMail(context, mailId);
  return user;
}

/**
 * Changes the password, ends every other session of the account and tells its owner.
 * @throws AppError wrong_password, invalid (the same password, or one that everybody guesses)
 */
export async function changePassword(
  context: Pick<Context, 'db' | 'jobs' | 'log'>,
  account: Account,
  change: PasswordUpdate,
  language: SpokenLanguage,
): Promise<UserRow> {
  const { id, user } = account;
  if (!(await passwordMatches(user.passwordHash, change.old_password))) throw wrongPassword();
  if (change.password === change.old_password) throw samePassword();
  assertStrong(change.password, user.email);
  const passwordHash = await hashPassword(change.password);

  const { changed, mailId } = await context.db.transaction(async (tx) => {
    // Of two changes from the same old password, the second finds it changed.
    const [changed] = await tx
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, id), eq(users.passwordHash, user.passwordHash)))
      .returning();
    if (!changed) throw wrongPassword();
    await endOtherSessions(tx, account);
    await dropEmailChange(tx, id);
    const mail = securityMail(language, 'password');
    return { changed, mailId: await queueMail(tx, { recipient: changed.email, ...mail }) };
  });
  await enqueueMail(context, mailId);
  return changed;
}

const samePassword = () =>
  new AppError('invalid', {
    fields: { password: ['This is the password that you have already. Please choose another.'] },
  });

function wrongPassword(): AppError {
  const { message } = new AppError('wrong_password');
  return new AppError('wrong_password', { fields: { old_password: [message] } });
}
