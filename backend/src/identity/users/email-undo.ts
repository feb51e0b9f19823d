import type { EmailUndone } from '@landfall/shared/contracts';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import { and, eq, gt, gte, lte, ne, sql } from '../../platform/db/operators.ts';
import { emailUndos, users } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { enqueueMail, queueMail } from '../../platform/mail/mail.ts';
import type { SpokenLanguage } from '../../platform/texts/spoken-language.ts';
import { openReset } from '../auth/password-reset.ts';
import { hashPassword } from '../auth/passwords.ts';
import { revokeAllAccess } from '../auth/sessions.ts';
import { hashToken, newToken } from '../auth/tokens.ts';
import { endTwoFactor, holdUser, type UserRow } from '../auth/two-factor.ts';
import { setEmail } from './email-change.ts';
import { undoMail } from './email-undo-mail.ts';
import { securityMail } from './security-mail.ts';

const LIFE_DAYS = 7;

interface Telling {
  publicUrl: string;
  language: SpokenLanguage;
  /** The change counts already, rather than waits for its confirmation. */
  changed: boolean;
}

/** Tells the e-mail that counts now of the change, with a link that undoes it. Returns the mail's id. */
export async function tellOldEmail(
  tx: Database,
  { id, email }: Pick<UserRow, 'id' | 'email'>,
  { publicUrl, language, changed }: Telling,
): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(Date.now() + LIFE_DAYS * 24 * 3_600_000);
  await tx.insert(emailUndos).values({ tokenHash: hashToken(token), userId: id, email, expiresAt });
  const address = `${publicUrl}/undo-email?token=${token}`;
  return queueMail(tx, { recipient: email, ...undoMail(language, { address, days: LIFE_DAYS, changed }) });
}

/**
 * Gives the account back to whoever reads the old e-mail: it counts again, what waits is dropped, and nobody who was in
 * stays in. The password goes too, since who asked for the change knew it; so does a second factor from after the
 * request, and every link that undoes a later change. A second use does nothing.
 * @throws AppError undo_invalid (unknown or older than 7 days), email_taken
 */
export async function undoEmailChange(
  context: Pick<Context, 'db' | 'jobs' | 'log'>,
  token: string,
  language: SpokenLanguage,
): Promise<EmailUndone> {
  const { db } = context;
  const good = and(eq(emailUndos.tokenHash, hashToken(token)), gt(emailUndos.expiresAt, sql`now()`));
  const [found] = await db.select().from(emailUndos).where(good);
  if (!found) throw new AppError('undo_invalid');
  if (found.usedAt) return { email: found.email };
  // Slow on purpose, so it stays out of the transaction; nobody knows what was hashed.
  const passwordHash = await hashPassword(newToken());

  const { undone, mailIds } = await db.transaction(async (tx) => {
    // The account before its rows, the same order everywhere: two uses at once come one after the other.
    const user = await holdUser(tx, found.userId);
    const [undo] = await tx.select().from(emailUndos).where(good);
    if (!undo) throw new AppError('undo_invalid');
    if (undo.usedAt) return { undone: { email: undo.email }, mailIds: [] };
    await setEmail(tx, user, undo.email);
    await tx.update(users).set({ passwordHash }).where(eq(users.id, user.id));
    await revokeAllAccess(tx, user.id);
    await markUsed(tx, undo);
    const restored = { ...user, email: undo.email };
    const isLaterFactor = user.totpSince !== null && user.totpSince >= undo.createdAt;
    const told = [
      await queueMail(tx, { recipient: undo.email, ...securityMail(language, 'email_undone') }),
      isLaterFactor ? await endTwoFactor(tx, restored, language) : null,
    ];
    const reset_token = await openReset(tx, user.id);
    return { undone: { email: undo.email, reset_token }, mailIds: told.filter((mailId) => mailId !== null) };
  });
  for (const mailId of mailIds) await enqueueMail(context, mailId);
  return undone;
}

async function markUsed(tx: Database, { tokenHash, userId, createdAt }: typeof emailUndos.$inferSelect): Promise<void> {
  await tx.update(emailUndos).set({ usedAt: new Date() }).where(eq(emailUndos.tokenHash, tokenHash));
  const later = and(
    eq(emailUndos.userId, userId),
    gte(emailUndos.createdAt, createdAt),
    ne(emailUndos.tokenHash, tokenHash),
  );
  await tx.delete(emailUndos).where(later);
}

/** Deletes the links that can undo nothing any more. */
export async function deleteExpiredUndos(db: Database): Promise<void> {
  await db.delete(emailUndos).where(lte(emailUndos.expiresAt, sql`now()`));
}
