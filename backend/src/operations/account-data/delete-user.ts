import type { DeleteAccount } from '@landfall/shared/contracts';
import { eq, inArray } from 'drizzle-orm';
import { storedPathsOf } from '../../content/files/thumbnails.ts';
import { assertPassword } from '../../identity/auth/passwords.ts';
import type { Account } from '../../identity/auth/sessions.ts';
import { takeSecondFactor } from '../../identity/auth/two-factor.ts';
import type { AccountLimits } from '../../identity/auth/two-factor-routes.ts';
import { securityMail } from '../../identity/users/security-mail.ts';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import { emailChanges, files, mails, orders, pages, projects, users } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import type { SpokenLanguage } from '../../platform/http/language.ts';
import { enqueueMail, queueMail } from '../../platform/mail/mail.ts';
import { discard, enqueueDiscard, pagePaths } from '../../platform/storage/discard.ts';

/**
 * Deletes the account with everything that is its: sessions, projects, published pages, files, mails. Its stored objects
 * follow by a job, and its owner is told. Orders and invoices stay without it, because the books have to.
 * @throws AppError wrong_password, otp_required, otp_wrong, too_many_requests
 */
export async function deleteUser(
  context: Context,
  account: Account,
  { password, otp }: DeleteAccount,
  limits: AccountLimits,
  language: SpokenLanguage,
): Promise<void> {
  await limits.password.run(account.id, () => assertPassword(account.user, password));
  const remove = () => context.db.transaction((tx) => removeUser(context, tx, account, { otp, language }));
  const mailId = await (account.user.totpSecret ? limits.secondFactor.run(account.id, remove) : remove());
  await enqueueMail(context, mailId);
  await enqueueDiscard(context);
}

async function removeUser(
  { secrets }: Pick<Context, 'secrets'>,
  tx: Database,
  { id, user }: Account,
  { otp, language }: { otp: string | undefined; language: SpokenLanguage },
): Promise<string> {
  // Orders before the account, as payments hold them: a payment that arrives now comes before or after, not across.
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, id)).for('update');
  const [held] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  if (held?.passwordHash !== user.passwordHash) throw new AppError('unauthenticated');
  await takeSecondFactor(tx, secrets, id, otp);

  // Held, so that no page is added between looking and deleting.
  const owned = await tx.select({ id: projects.id }).from(projects).where(eq(projects.userId, id)).for('update');
  const projectIds = owned.map((project) => project.id);
  const written = await tx.select({ id: pages.id }).from(pages).where(inArray(pages.projectId, projectIds));
  const stored = await tx.select().from(files).where(eq(files.userId, id));
  const [change] = await tx.select().from(emailChanges).where(eq(emailChanges.userId, id));
  await discard(tx, [
    ...pagePaths(written.map((page) => page.id)),
    ...stored.flatMap(storedPathsOf),
    ...(held.avatarKey ? [held.avatarKey] : []),
  ]);
  await tx.delete(mails).where(inArray(mails.recipient, [held.email, ...(change ? [change.email] : [])]));
  await tx.delete(users).where(eq(users.id, id));
  return queueMail(tx, { recipient: held.email, ...securityMail(language, 'deleted') });
}
