import { confirmEmail, messageAnswer } from '@landfall/shared/contracts';
import type { Context } from '../context.ts';
import type { App } from '../http/app-type.ts';
import { FailureLimit } from '../http/failure-limit.ts';
import { languageOf } from '../http/language.ts';
import { confirmEmailChange } from './email-change.ts';

/** Confirming a changed e-mail by the token that was mailed to it. Public: the token is enough. */
export function registerConfirmRoutes(app: App, context: Context): void {
  const attempts = new FailureLimit(30, 15 * 60);
  const schema = {
    tags: ['user'],
    summary: 'Confirm a changed e-mail',
    body: confirmEmail,
    response: { 200: messageAnswer },
  };
  app.post('/v1/api/user/confirm', { schema }, async (request) => {
    await attempts.run(request.ip, () => confirmEmailChange(context, request.body.token, languageOf(request)));
    return { message: 'Your e-mail is confirmed. Please sign in with it from now on.' };
  });
}
