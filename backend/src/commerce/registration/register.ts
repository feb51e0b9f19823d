import { randomUUID } from 'node:crypto';
import type { RegisterForm } from '@landfall/shared/contracts';
import { normaliseEmail } from '../../identity/auth/login.ts';
import { assertStrong, hashPassword } from '../../identity/auth/passwords.ts';
import { emailTaken, isHeldForUndo } from '../../identity/users/free-email.ts';
import type { Context } from '../../platform/context.ts';
import { users } from '../../platform/db/schema.ts';
import { isUniqueViolation } from '../../platform/db/unique-violation.ts';
import { useCode } from '../billing/redeem.ts';
import { requireCode } from '../codes/codes.ts';
import { NO_PLAN } from '../plans/no-plan.ts';

/**
 * Makes an account on the plan that the purchase code opens. All or nothing: a registration that fails for whatever
 * reason leaves the code unused, and of any number that race for one code a single one succeeds.
 * @throws AppError email_taken, code_invalid, code_used, invalid (a password that everybody guesses)
 */
export async function register({ db }: Pick<Context, 'db'>, form: RegisterForm): Promise<void> {
  const email = normaliseEmail(form.email);
  assertStrong(form.password, email);
  // Slow on purpose, so it stays out of the transaction.
  const passwordHash = await hashPassword(form.password);
  const id = randomUUID();

  try {
    await db.transaction(async (tx) => {
      // Before the e-mail is looked at: whoever has no code learns nothing of who has an account.
      await requireCode(tx, form.code);
      // A code is redeemed for an account that exists; which plan it opens is known only then.
      await tx.insert(users).values({ id, email, passwordHash, planName: NO_PLAN });
      // After the insert: where that went through, whatever holds the e-mail can be seen.
      if (await isHeldForUndo(tx, email, id)) throw emailTaken();
      await useCode(tx, form.code, { id, email, name: null });
    });
  } catch (error) {
    if (!isUniqueViolation(error, 'users_email_unique')) throw error;
    throw emailTaken(error);
  }
}
