import { endOwnSession, logIn } from '@landfall/shared/endpoints';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app-type.ts';
import { serve } from '../../platform/http/serve.ts';
import { normaliseEmail, logIn as signInWith } from './login.ts';
import type { GuessLimits } from './reauth.ts';
import { endSession } from './sessions.ts';

/** Logging in and out. */
export function registerAuthRoutes(app: App, context: Context, { signIn, secondFactor }: GuessLimits): void {
  serve(app, logIn, { tag: 'auth', summary: 'Log in' }, async (request) => {
    const attempt = { ip: request.ip, email: normaliseEmail(request.body.email) };
    const userAgent = request.headers['user-agent'] ?? '';
    const entered = await signIn.run(attempt, () => signInWith(context, request.body, userAgent, secondFactor));
    if (entered === 'otp_required') throw new AppError('otp_required');
    await signIn.remember(attempt);
    return { access_token: entered, message: 'Login Successful' };
  });

  serve(app, endOwnSession, { tag: 'auth', summary: 'Revoke this token' }, async (request) => {
    await endSession(context.db, request.account.tokenHash);
    return { message: 'You are logged out.' };
  });
}
