import {
  confirmEmail,
  dataOf,
  emailUndone,
  messageAnswer,
  undoEmailChange as undoBody,
} from '@landfall/shared/contracts';
import * as v from 'valibot';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app-type.ts';
import { FailureLimit } from '../../platform/http/failure-limit.ts';
import { languageOf } from '../../platform/http/language.ts';
import { placeOf } from '../../platform/http/place-of.ts';
import { SIGNED_IN } from '../../platform/http/signed-in.ts';
import type { Throttle } from '../../platform/http/throttle.ts';
import { confirmEmailChange, dropEmailChange, resendConfirmation } from './email-change.ts';
import { undoEmailChange } from './email-undo.ts';

/**
 * Confirming a changed e-mail by the token that was mailed to it, undoing it by the one that was mailed to the old one
 * (public: the token is enough), or thinking better of it.
 */
export function registerConfirmRoutes(app: App, context: Context, confirmations: Throttle): void {
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

  const undo = {
    tags: ['user'],
    summary: 'Undo a change of e-mail by the link that the old one got; answers a token to choose a new password, once',
    body: undoBody,
    response: { 200: v.object({ ...dataOf(emailUndone).entries, ...messageAnswer.entries }) },
  };
  app.post('/v1/api/user/email/undo', { schema: undo }, async (request, reply) => {
    const { ip, body } = request;
    const data = await attempts.run(placeOf(ip), () => undoEmailChange(context, body.token, languageOf(request)));
    reply.header('cache-control', 'no-store');
    return { data, message: 'The change is undone. Please choose a new password.' };
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
