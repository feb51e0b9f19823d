import { confirmEmail, messageAnswer } from '@landfall/shared/contracts';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app-type.ts';
import { FailureLimit } from '../../platform/http/failure-limit.ts';
import { languageOf } from '../../platform/http/language.ts';
import { placeOf } from '../../platform/http/place-of.ts';
import { SIGNED_IN } from '../../platform/http/signed-in.ts';
import type { AccountLimits } from '../auth/two-factor-routes.ts';
import { confirmEmailChange, dropEmailChange, resendConfirmation } from './email-change.ts';

/** Confirming a changed e-mail by the token that was mailed to it (public: the token is enough), or thinking better of it. */
export function registerConfirmRoutes(app: App, context: Context, { confirmations }: AccountLimits): void {
  const onRequest = app.requireAccount;
  const common = { tags: ['user'], security: SIGNED_IN, response: { 200: messageAnswer } };
  const attempts = new FailureLimit(30, 15 * 60);
  const schema = {
    tags: ['user'],
    summary: 'Confirm a changed e-mail',
    body: confirmEmail,
    response: { 200: messageAnswer },
  };
  app.post('/v1/api/user/confirm', { schema }, async (request) => {
    await attempts.run(placeOf(request.ip), () => confirmEmailChange(context, request.body.token, languageOf(request)));
    return { message: 'Your e-mail is confirmed. Please sign in with it from now on.' };
  });

  const again = { ...common, summary: 'Mail the link of a changed e-mail again' };
  app.post('/v1/api/user/confirm/again', { onRequest, schema: again }, async (request) => {
    confirmations.take(request.account.id);
    await resendConfirmation(context, request.account.id, languageOf(request));
    return { message: 'We sent the link again.' };
  });

  const cancel = { ...common, summary: 'Drop a changed e-mail that waits to be confirmed' };
  app.delete('/v1/api/user/confirm', { onRequest, schema: cancel }, async ({ account }) => {
    await dropEmailChange(context.db, account.id);
    return { message: 'Your e-mail stays as it is.' };
  });
}
