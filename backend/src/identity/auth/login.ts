import type { LoginForm } from '@landfall/shared/contracts';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import { and, eq, isNull } from '../../platform/db/operators.ts';
import { suspensions, users } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import type { FailureLimit } from '../../platform/limits/failure-limit.ts';
import { tellOfNewDevice } from './new-device.ts';
import { passwordMatches } from './passwords.ts';
import { openSession } from './sessions.ts';
import { takeSecondFactor } from './two-factor.ts';

/** E-mails are compared without case. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase();

async function isSuspended(tx: Database, userId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: suspensions.id })
    .from(suspensions)
    .where(and(eq(suspensions.subjectId, userId), isNull(suspensions.liftedAt)));
  return rows.length > 0;
}

/**
 * Checks the credentials and opens a session; returns its token.
 * An unknown e-mail and a wrong password look the same and take the same time.
 * Whoever has a second factor and gave none is told so, which is no failure: people do that at every sign-in.
 * @throws AppError wrong_credentials, otp_wrong, too_many_requests (of wrong second factors)
 */
export async function logIn(
  { db, secrets }: Pick<Context, 'db' | 'secrets'>,
  form: LoginForm,
  userAgent: string,
  secondFactors: FailureLimit,
): Promise<string | 'otp_required'> {
  const [user] = await db
    .select({ id: users.id, passwordHash: users.passwordHash, totpSecret: users.totpSecret })
    .from(users)
    .where(eq(users.email, normaliseEmail(form.email)));
  if (!(await passwordMatches(user?.passwordHash, form.password)) || !user) throw new AppError('wrong_credentials');
  const { otp } = form;
  if (user.totpSecret && !otp?.trim()) return 'otp_required';

  const enter = () =>
    db.transaction(async (tx) => {
      // A password that was changed while we were checking the old one has ended every session; so must this one.
      // Sign-ins at once share the row, unless they write to it: then they come one by one.
      const [current] = await tx
        .select({ totpSecret: users.totpSecret })
        .from(users)
        .where(and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash)))
        .for(user.totpSecret ? 'update' : 'share');
      if (!current || Boolean(current.totpSecret) !== Boolean(user.totpSecret)) throw new AppError('wrong_credentials');
      if (user.totpSecret) await takeSecondFactor(tx, secrets, user.id, otp);
      // Whoever knows the password may know why it does not let them in.
      if (await isSuspended(tx, user.id)) throw new AppError('account_suspended');
      await tellOfNewDevice(tx, user.id, userAgent);
      return openSession(tx, user.id, userAgent);
    });
  return user.totpSecret ? secondFactors.run(user.id, enter) : enter();
}
