import type { Reauth } from '@landfall/shared/contracts';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import type { users } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import type { FailureLimit } from '../../platform/limits/failure-limit.ts';
import { assertPassword, wrongPassword } from './passwords.ts';
import type { SignInLimits } from './sign-in-limits.ts';
import { holdUser, takeSecondFactor } from './two-factor.ts';

interface Options {
  /** The field that the password travels in: `password`, unless the call has another one of that name. */
  field?: string;
  /** Takes the locks that have to come before the account's own row. */
  first?: (tx: Database) => Promise<void>;
}

/**
 * Does something that a token alone must not: `act` runs once the password is right, and a code where two-factor is on,
 * in the transaction that takes the code. Where it fails, the code is still good. Each call asks anew: whoever found a
 * session must not profit from its owner's having just been asked.
 * @throws AppError password_required, wrong_password, otp_required, otp_wrong, too_many_requests, and what `act` throws
 */
export type Reauthenticate = <T>(
  request: Pick<FastifyRequest, 'account' | 'ip'>,
  proof: Partial<Reauth>,
  act: (tx: Database, user: typeof users.$inferSelect) => Promise<T>,
  options?: Options,
) => Promise<T>;

/** The limits that sign-in shares: guesses count together, wherever they are made. */
export interface GuessLimits {
  signIn: SignInLimits;
  secondFactor: FailureLimit;
}

/** The one way to ask a signed-in person again; every sensitive call goes through it. */
export function createReauth(
  { db, secrets }: Pick<Context, 'db' | 'secrets'>,
  { signIn, secondFactor }: GuessLimits,
): Reauthenticate {
  return async ({ account, ip }, { password, otp }, act, { field = 'password', first } = {}) => {
    const { id, user } = account;
    if (!password) {
      const { message } = new AppError('password_required');
      throw new AppError('password_required', { fields: { [field]: [message] } });
    }
    const prove = () =>
      db.transaction(async (tx) => {
        await first?.(tx);
        const held = await holdUser(tx, id);
        // Changed since it was compared: by its owner, or by who wants to be.
        if (held.passwordHash !== user.passwordHash) throw wrongPassword(field);
        await takeSecondFactor(tx, secrets, id, otp);
        return act(tx, held);
      });
    const attempt = { ip, email: user.email };
    const result = await signIn.run(attempt, async () => {
      await assertPassword(user, password, field);
      return user.totpSecret ? secondFactor.run(id, prove) : prove();
    });
    await signIn.remember(attempt);
    return result;
  };
}
