import type { LoginForm } from '@landfall/shared/contracts';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { users } from '../db/schema.ts';
import { AppError } from '../errors.ts';
import { passwordMatches } from './passwords.ts';
import { openSession } from './sessions.ts';

/** E-mails are compared without case. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase();

/**
 * Checks the credentials and opens a session; returns its token.
 * An unknown e-mail and a wrong password look the same and take the same time.
 * @throws AppError wrong_credentials
 */
export async function logIn({ db }: Pick<Context, 'db'>, form: LoginForm, userAgent: string): Promise<string> {
  const [user] = await db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.email, normaliseEmail(form.email)));
  if (!(await passwordMatches(user?.passwordHash, form.password)) || !user) throw new AppError('wrong_credentials');

  return db.transaction(async (tx) => {
    // A password that was changed while we were checking the old one has ended every session; so must this one.
    const [unchanged] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash)))
      .for('share');
    if (!unchanged) throw new AppError('wrong_credentials');
    return openSession(tx, user.id, userAgent);
  });
}
