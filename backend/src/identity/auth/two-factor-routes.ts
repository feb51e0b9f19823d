import {
  confirmTwoFactor,
  endTwoFactor,
  readTwoFactor,
  renewRecoveryCodes,
  startTwoFactor,
} from '@landfall/shared/endpoints';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import type { App } from '../../platform/http/app-type.ts';
import { languageOf } from '../../platform/http/language.ts';
import { serve } from '../../platform/http/serve.ts';
import { enqueueMail } from '../../platform/mail/mail.ts';
import type { GuessLimits, Reauthenticate } from './reauth.ts';
import * as twoFactor from './two-factor.ts';

/** Turning the authenticator app on and off. */
export function registerTwoFactorRoutes(
  app: App,
  context: Context,
  { secondFactor }: Pick<GuessLimits, 'secondFactor'>,
  reauth: Reauthenticate,
): void {
  const { db } = context;

  serve(app, readTwoFactor, { tag: 'user', summary: 'Whether sign-in asks for a code' }, async ({ account }) => ({
    data: await twoFactor.readTwoFactor(db, account),
  }));

  const start = { tag: 'user', summary: 'Begin with an authenticator app' };
  serve(app, startTwoFactor, start, async (request, reply) => {
    const { account, body } = request;
    twoFactor.assertNoFactor(account.user);
    const data = await reauth(request, body, (tx) => twoFactor.startTwoFactor(tx, context.secrets, account));
    reply.header('cache-control', 'no-store');
    return { data };
  });

  const confirm = {
    tag: 'user',
    summary: "Turn it on with the app's first code; answers the recovery codes, this once",
  };
  serve(app, confirmTwoFactor, confirm, async (request, reply) => {
    const { account, body } = request;
    const turnOn = () => twoFactor.confirmTwoFactor(context, account.id, body.code, languageOf(request));
    const codes = await secondFactor.run(account.id, turnOn);
    reply.header('cache-control', 'no-store');
    return { data: { recovery_codes: codes }, message: 'Two-factor authentication is on.' };
  });

  serve(app, endTwoFactor, { tag: 'user', summary: 'Turn it off' }, async (request) => {
    const end = (tx: Database, user: twoFactor.UserRow) => twoFactor.endTwoFactor(tx, user, languageOf(request));
    const mailId = await reauth(request, request.body, end);
    if (mailId) await enqueueMail(context, mailId);
    return { message: 'Two-factor authentication is off.' };
  });

  const renew = { tag: 'user', summary: 'New recovery codes in place of the old ones, shown this once' };
  serve(app, renewRecoveryCodes, renew, async (request, reply) => {
    const make = (tx: Database, user: twoFactor.UserRow) => twoFactor.newRecoveryCodes(tx, user, languageOf(request));
    const { codes, mailId } = await reauth(request, request.body, make);
    await enqueueMail(context, mailId);
    reply.header('cache-control', 'no-store');
    return { data: { recovery_codes: codes }, message: 'Your old recovery codes work no more.' };
  });
}
