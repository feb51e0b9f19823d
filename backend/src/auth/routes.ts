import { loginAnswer, loginForm, messageAnswer, registerForm } from '@landfall/shared/contracts';
import type { Context } from '../context.ts';
import { SIGNED_IN } from '../docs/docs.ts';
import { AppError } from '../errors.ts';
import type { App } from '../http/app-type.ts';
import { Throttle } from '../http/throttle.ts';
import { logIn, normaliseEmail } from './login.ts';
import { register } from './register.ts';
import { endSession } from './sessions.ts';

const WINDOW = 15 * 60;

/** Logging in, registering with a purchase code, logging out. */
export function registerAuthRoutes(app: App, context: Context): void {
  // Failures only. One guesser on one account is stopped early; the wider limits stop many of either.
  const limits = {
    pair: new Throttle(10, WINDOW),
    account: new Throttle(100, WINDOW),
    address: new Throttle(100, WINDOW),
    registration: new Throttle(30, WINDOW),
  };

  app.post(
    '/v1/api/login',
    { schema: { tags: ['auth'], summary: 'Log in', body: loginForm, response: { 200: loginAnswer } } },
    async (request) => {
      const email = normaliseEmail(request.body.email);
      const attempts: [Throttle, string][] = [
        [limits.address, request.ip],
        [limits.account, email],
        [limits.pair, `${request.ip} ${email}`],
      ];
      const access_token = await countingFailures(attempts, () =>
        logIn(context, request.body, request.headers['user-agent'] ?? ''),
      );
      return { access_token, message: 'Login Successful' };
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
      await countingFailures([[limits.registration, request.ip]], () => register(context, request.body));
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

/**
 * Counts an attempt before it is made, so that many at once count too, and takes it back unless the caller got it
 * wrong. @throws AppError too_many_requests, and whatever `attempt` throws
 */
async function countingFailures<T>(throttles: [Throttle, string][], attempt: () => Promise<T>): Promise<T> {
  const giveBack = (taken: [Throttle, string][]) => {
    for (const [throttle, key] of taken) throttle.giveBack(key);
  };
  for (const [index, [throttle, key]] of throttles.entries()) {
    try {
      throttle.take(key);
    } catch (error) {
      giveBack(throttles.slice(0, index));
      throw error;
    }
  }
  try {
    const result = await attempt();
    giveBack(throttles);
    return result;
  } catch (error) {
    const callersFault = error instanceof AppError && error.status < 500;
    if (!callersFault) giveBack(throttles);
    throw error;
  }
}
