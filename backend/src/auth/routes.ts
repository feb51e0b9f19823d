import { loginAnswer, loginForm, messageAnswer, registerForm } from '@landfall/shared/contracts';
import { LRUCache } from 'lru-cache';
import type { Context } from '../context.ts';
import { SIGNED_IN } from '../docs/docs.ts';
import { AppError } from '../errors.ts';
import type { App } from '../http/app-type.ts';
import { FailureLimit } from '../http/failure-limit.ts';
import { placeOf } from '../http/place-of.ts';
import { logIn, normaliseEmail } from './login.ts';
import { register } from './register.ts';
import { endSession } from './sessions.ts';
import type { AccountLimits } from './two-factor-routes.ts';

const WINDOW = 15 * 60;
const KNOWN_PLACES = 50_000;

/** Logging in, registering with a purchase code, logging out. */
export function registerAuthRoutes(app: App, context: Context, { secondFactor, code }: AccountLimits): void {
  // One guesser on one account is stopped early; the wider limits stop many of either.
  const limits = {
    pair: new FailureLimit(10, WINDOW),
    account: new FailureLimit(100, WINDOW),
    address: new FailureLimit(100, WINDOW),
    registration: new FailureLimit(30, WINDOW),
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
    '/v1/api/register',
    {
      schema: {
        tags: ['auth'],
        summary: 'Register with a purchase code',
        body: registerForm,
        response: { 201: messageAnswer },
      },
    },
    async (request, reply) => {
      await limits.registration.run(placeOf(request.ip), () => code(request.ip, () => register(context, request.body)));
      return reply.code(201).send({ message: 'Register Successful' });
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
