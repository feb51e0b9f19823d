import { loginAnswer, loginForm, messageAnswer } from '@landfall/shared/contracts';
import { LRUCache } from 'lru-cache';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app-type.ts';
import { FailureLimit } from '../../platform/http/failure-limit.ts';
import { placeOf } from '../../platform/http/place-of.ts';
import { SIGNED_IN } from '../../platform/http/signed-in.ts';
import { logIn, normaliseEmail } from './login.ts';
import { endSession } from './sessions.ts';
import type { AccountLimits } from './two-factor-routes.ts';

const WINDOW = 15 * 60;
const KNOWN_PLACES = 50_000;

/** Logging in and out. */
export function registerAuthRoutes(app: App, context: Context, { secondFactor }: AccountLimits): void {
  // One guesser on one account is stopped early; the wider limits stop many of either.
  const limits = {
    pair: new FailureLimit(10, WINDOW),
    account: new FailureLimit(100, WINDOW),
    address: new FailureLimit(100, WINDOW),
  };

  /** Places that an account signed in from, as `place email`. */
  const known = new LRUCache<string, true>({ max: KNOWN_PLACES });

  app.post(
    '/v1/api/login',
    { schema: { tags: ['auth'], summary: 'Log in', body: loginForm, response: { 200: loginAnswer } } },
    async (request) => {
      const email = normaliseEmail(request.body.email);
      const userAgent = request.headers['user-agent'] ?? '';
      const place = placeOf(request.ip);
      const pair = `${place} ${email}`;
      const attempt = () => limits.pair.run(pair, () => logIn(context, request.body, userAgent, secondFactor));
      // Guesses from everywhere must not keep out whoever signed in from here before.
      const enter = known.has(pair) ? attempt : () => limits.account.run(email, attempt);
      const entered = await limits.address.run(place, enter);
      if (entered === 'otp_required') throw new AppError('otp_required');
      known.set(pair, true);
      return { access_token: entered, message: 'Login Successful' };
    },
  );

  app.post(
    '/v1/api/logout',
    {
      onRequest: app.requireAccount,
      schema: { tags: ['auth'], summary: 'Revoke this token', security: SIGNED_IN, response: { 200: messageAnswer } },
    },
    async (request) => {
      await endSession(context.db, request.account.tokenHash);
      return { message: 'You are logged out.' };
    },
  );
}
