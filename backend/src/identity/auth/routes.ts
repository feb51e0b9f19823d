import { loginAnswer, loginForm, messageAnswer } from '@landfall/shared/contracts';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app-type.ts';
import { SIGNED_IN } from '../../platform/http/signed-in.ts';
import { logIn, normaliseEmail } from './login.ts';
import type { GuessLimits } from './reauth.ts';
import { endSession } from './sessions.ts';

/** Logging in and out. */
export function registerAuthRoutes(app: App, context: Context, { signIn, secondFactor }: GuessLimits): void {
  app.post(
    '/v1/api/login',
    { schema: { tags: ['auth'], summary: 'Log in', body: loginForm, response: { 200: loginAnswer } } },
    async (request) => {
      const attempt = { ip: request.ip, email: normaliseEmail(request.body.email) };
      const userAgent = request.headers['user-agent'] ?? '';
      const entered = await signIn.run(attempt, () => logIn(context, request.body, userAgent, secondFactor));
      if (entered === 'otp_required') throw new AppError('otp_required');
      signIn.remember(attempt);
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
