import { cancelEmailChange, confirmEmail, resendConfirmation, undoEmailChange } from '@landfall/shared/endpoints';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app-type.ts';
import { languageOf } from '../../platform/http/language.ts';
import { placeOf } from '../../platform/http/place-of.ts';
import { serve } from '../../platform/http/serve.ts';
import type { AttemptLimit } from '../../platform/limits/attempt-limit.ts';
import { FailureLimit } from '../../platform/limits/failure-limit.ts';
import { confirmEmailChange, dropEmailChange, resendConfirmation as mailAgain } from './email-change.ts';
import { undoEmailChange as undoChange } from './email-undo.ts';

/**
 * Confirming a changed e-mail by the token that was mailed to it, undoing it by the one that was mailed to the old one
 * (public: the token is enough), or thinking better of it.
 */
export function registerConfirmRoutes(app: App, context: Context, confirmations: AttemptLimit): void {
  const attempts = new FailureLimit(context, 'email-links', 30, 15 * 60);

  serve(app, confirmEmail, { tag: 'user', summary: 'Confirm a changed e-mail' }, async (request) => {
    await attempts.run(placeOf(request.ip), () => confirmEmailChange(context, request.body.token, languageOf(request)));
    return { message: 'Your e-mail is confirmed. Please sign in with it from now on.' };
  });

  const undo = {
    tag: 'user',
    summary: 'Undo a change of e-mail by the link that the old one got; answers a token to choose a new password, once',
  };
  serve(app, undoEmailChange, undo, async (request, reply) => {
    const { ip, body } = request;
    const data = await attempts.run(placeOf(ip), () => undoChange(context, body.token, languageOf(request)));
    reply.header('cache-control', 'no-store');
    return { data, message: 'The change is undone. Please choose a new password.' };
  });

  const again = { tag: 'user', summary: 'Mail the link of a changed e-mail again' };
  serve(app, resendConfirmation, again, async (request) => {
    await confirmations.take(request.account.id);
    await mailAgain(context, request.account.id, languageOf(request));
    return { message: 'We sent the link again.' };
  });

  const cancel = { tag: 'user', summary: 'Drop a changed e-mail that waits to be confirmed' };
  serve(app, cancelEmailChange, cancel, async ({ account }) => {
    await dropEmailChange(context.db, account.id);
    return { message: 'Your e-mail stays as it is.' };
  });
}
