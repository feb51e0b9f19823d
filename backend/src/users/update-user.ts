import type { PasswordUpdate, ProfileUpdate } from '@landfall/shared/contracts';
import { and, eq } from 'drizzle-orm';
import { assertStrong, hashPassword, passwordMatches } from '../auth/passwords.ts';
import { type Account, endOtherSessions } from '../auth/sessions.ts';
import type { Database } from '../db/client.ts';
import { users } from '../db/schema.ts';
import { isUniqueViolation } from '../db/unique-violation.ts';
import { AppError } from '../errors.ts';

type UserRow = typeof users.$inferSelect;

/**
 * Changes name and e-mail. A name that is absent or null is cleared; an e-mail that is absent or null stays.
 * @throws AppError email_taken
 */
export async function updateProfile(db: Database, account: Account, profile: ProfileUpdate): Promise<UserRow> {
  try {
    const [user] = await db
      .update(users)
      .set({ name: profile.name ?? null, ...(profile.email && { email: profile.email }) })
      .where(eq(users.id, account.id))
      .returning();
    if (!user) throw new AppError('unauthenticated');
    return user;
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_unique')) throw new AppError('email_taken', { cause: error });
    throw error;
  }
}

/**
 * Changes the password and ends every other session of the account.
 * @throws AppError wrong_password, invalid (a password that everybody guesses)
 */
export async function changePassword(db: Database, account: Account, change: PasswordUpdate): Promise<UserRow> {
  const { id, user } = account;
  if (!(await passwordMatches(user.passwordHash, change.old_password))) throw wrongPassword();
  assertStrong(change.password, user.email);
  const passwordHash = await hashPassword(change.password);

  return db.transaction(async (tx) => {
    // Of two changes from the same old password, the second finds it changed.
    const [changed] = await tx
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, id), eq(users.passwordHash, user.passwordHash)))
      .returning();
    if (!changed) throw wrongPassword();
    await endOtherSessions(tx, account);
    return changed;
  });
}

function wrongPassword(): AppError {
  const { message } = new AppError('wrong_password');
  return new AppError('wrong_password', { fields: { old_password: [message] } });
}
