import { checkReset, forgotPassword, resetPassword } from '@landfall/shared/endpoints';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app-type.ts';
import { languageOf } from '../../platform/http/language.ts';
import { placeOf } from '../../platform/http/place-of.ts';
import { serve } from '../../platform/http/serve.ts';
import { AttemptLimit } from '../../platform/limits/attempt-limit.ts';
import { FailureLimit } from '../../platform/limits/failure-limit.ts';
import { normaliseEmail } from './login.ts';
import { requestReset, requireReset, resetPassword as reset } from './password-reset.ts';

const WINDOW = 15 * 60;

/** Getting back in by mail. */
export function registerPasswordRoutes(app: App, context: Context): void {
  // Mail is sent to somebody who may not have asked for it, so askers are held back by both ends.
  const asks = {
    address: new AttemptLimit(context, 'resets.address', 20, WINDOW),
    pair: new AttemptLimit(context, 'resets.pair', 3, WINDOW),
    email: new AttemptLimit(context, 'resets.email', 10, WINDOW),
  };
  const guesses = new FailureLimit(context, 'reset-links', 30, WINDOW);

  const forgot = { tag: 'auth', summary: 'Ask for a link to choose a new password' };
  serve(app, forgotPassword, forgot, async (request) => {
    const email = normaliseEmail(request.body.email);
    const place = placeOf(request.ip);
    await asks.address.take(place);
    const message = 'If this e-mail has an account, a link is on its way to it.';
    // A stranger's asking neither fills a mailbox nor keeps its owner from a link.
    if (!(await asks.pair.isWithin(`${place} ${email}`)) || !(await asks.email.isWithin(email))) return { message };
    // Answered before it is done: neither text nor time tells whether there is such an account.
    requestReset(context, request.body.email, languageOf(request)).catch((error: unknown) =>
      request.log.error({ err: error }, 'a reset mail could not be written'),
    );
    return { message };
  });

  serve(app, checkReset, { tag: 'auth', summary: 'Whether a mailed link still works' }, async (request) => {
    await guesses.run(placeOf(request.ip), () => requireReset(context.db, request.body.token));
    return { message: 'This link works.' };
  });

  serve(app, resetPassword, { tag: 'auth', summary: 'Choose a new password by a mailed link' }, async (request) => {
    await guesses.run(placeOf(request.ip), () => reset(context, request.body, languageOf(request)));
    return { message: 'Your password was changed. Please sign in.' };
  });
}
