import { forgotPasswordForm, messageAnswer, resetPassword as resetPasswordBody } from '@landfall/shared/contracts';
import type { Context } from '../context.ts';
import type { App } from '../http/app-type.ts';
import { FailureLimit } from '../http/failure-limit.ts';
import { languageOf } from '../http/language.ts';
import { Throttle } from '../http/throttle.ts';
import { normaliseEmail } from './login.ts';
import { requestReset, resetPassword } from './password-reset.ts';

const WINDOW = 15 * 60;

/** Getting back in by mail. */
export function registerPasswordRoutes(app: App, context: Context): void {
  // Mail is sent to somebody who may not have asked for it, so askers are held back by both ends.
  const asks = { address: new Throttle(20, WINDOW), email: new Throttle(3, WINDOW) };
  const guesses = new FailureLimit(30, WINDOW);

  app.post(
    '/v1/api/password/forgot',
    {
      schema: {
        tags: ['auth'],
        summary: 'Ask for a link to choose a new password',
        body: forgotPasswordForm,
        response: { 202: messageAnswer },
      },
    },
    async (request, reply) => {
      asks.address.take(request.ip);
      asks.email.take(normaliseEmail(request.body.email));
      // Answered before it is done: neither text nor time tells whether there is such an account.
      requestReset(context, request.body.email, languageOf(request)).catch((error: unknown) =>
        request.log.error({ err: error }, 'a reset mail could not be written'),
      );
      return reply.code(202).send({ message: 'If this e-mail has an account, a link is on its way to it.' });
    },
  );

  app.post(
    '/v1/api/password/reset',
    {
      schema: {
        tags: ['auth'],
        summary: 'Choose a new password by a mailed link',
        body: resetPasswordBody,
        response: { 200: messageAnswer },
      },
    },
    async (request) => {
      await guesses.run(request.ip, () => resetPassword(context, request.body, languageOf(request)));
      return { message: 'Your password was changed. Please sign in.' };
    },
  );
}
