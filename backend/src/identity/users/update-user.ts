import type { PasswordUpdate, ProfileUpdate } from '@landfall/shared/contracts';
import { and, eq } from 'drizzle-orm';
import type { Config } from '../../platform/config.ts';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import { users } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import type { SpokenLanguage } from '../../platform/http/language.ts';
import { enqueueMail, queueMail } from '../../platform/mail/mail.ts';
import { assertPassword, assertStrong, hashPassword, wrongPassword } from '../auth/passwords.ts';
import { type Account, endOtherSessions } from '../auth/sessions.ts';
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
 * @throws AppError wrong_password, invalid (the same password, or one that everybody guesses)
 */
export async function changePassword(
  context: Pick<Context, 'db' | 'jobs' | 'log'>,
  account: Account,
  change: PasswordUpdate,
  language: SpokenLanguage,
): Promise<UserRow> {
  const { id, user } = account;
  await assertPassword(user, change.old_password, 'old_password');
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
    if (!changed) throw wrongPassword('old_password');
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
