import {
  dataOf,
  messageAnswer,
  reauth as proof,
  recoveryCodes,
  twoFactorConfirm,
  twoFactorSecret,
  twoFactorState,
} from '@landfall/shared/contracts';
import * as v from 'valibot';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import type { App } from '../../platform/http/app-type.ts';
import { languageOf } from '../../platform/http/language.ts';
import { SIGNED_IN } from '../../platform/http/signed-in.ts';
import { enqueueMail } from '../../platform/mail/mail.ts';
import type { GuessLimits, Reauthenticate } from './reauth.ts';
import {
  assertNoFactor,
  confirmTwoFactor,
  endTwoFactor,
  newRecoveryCodes,
  readTwoFactor,
  startTwoFactor,
  type UserRow,
} from './two-factor.ts';

const ADDRESS = '/v1/api/user/two-factor';

/** Turning the authenticator app on and off. */
export function registerTwoFactorRoutes(
  app: App,
  context: Context,
  { secondFactor }: Pick<GuessLimits, 'secondFactor'>,
  reauth: Reauthenticate,
): void {
  const { db } = context;
  const onRequest = app.requireAccount;
  const common = { tags: ['user'], security: SIGNED_IN };

  const state = { ...common, summary: 'Whether sign-in asks for a code', response: { 200: dataOf(twoFactorState) } };
  app.get(ADDRESS, { onRequest, schema: state }, async ({ account }) => ({ data: await readTwoFactor(db, account) }));

  const start = {
    ...common,
    summary: 'Begin with an authenticator app',
    body: proof,
    response: { 200: dataOf(twoFactorSecret) },
  };
  app.post(ADDRESS, { onRequest, schema: start }, async (request, reply) => {
    const { account, body } = request;
    assertNoFactor(account.user);
    const data = await reauth(request, body, (tx) => startTwoFactor(tx, context.secrets, account));
    reply.header('cache-control', 'no-store');
    return { data };
  });

  const confirm = {
    ...common,
    summary: "Turn it on with the app's first code; answers the recovery codes, this once",
    body: twoFactorConfirm,
    response: { 200: v.object({ ...dataOf(recoveryCodes).entries, ...messageAnswer.entries }) },
  };
  app.post(`${ADDRESS}/confirm`, { onRequest, schema: confirm }, async (request, reply) => {
    const { account, body } = request;
    const turnOn = () => confirmTwoFactor(context, account.id, body.code, languageOf(request));
    const codes = await secondFactor.run(account.id, turnOn);
    reply.header('cache-control', 'no-store');
    return { data: { recovery_codes: codes }, message: 'Two-factor authentication is on.' };
  });

  const end = { ...common, summary: 'Turn it off', body: proof, response: { 200: messageAnswer } };
  app.delete(ADDRESS, { onRequest, schema: end }, async (request) => {
    const mailId = await reauth(request, request.body, (tx, user) => endTwoFactor(tx, user, languageOf(request)));
    if (mailId) await enqueueMail(context, mailId);
    return { message: 'Two-factor authentication is off.' };
  });

  const codes = {
    ...common,
    summary: 'New recovery codes in place of the old ones, shown this once',
    body: proof,
    response: { 200: v.object({ ...dataOf(recoveryCodes).entries, ...messageAnswer.entries }) },
  };
  app.post(`${ADDRESS}/recovery`, { onRequest, schema: codes }, async (request, reply) => {
    const make = (tx: Database, user: UserRow) => newRecoveryCodes(tx, user, languageOf(request));
    const { codes, mailId } = await reauth(request, request.body, make);
    await enqueueMail(context, mailId);
    reply.header('cache-control', 'no-store');
    return { data: { recovery_codes: codes }, message: 'Your old recovery codes work no more.' };
  });
}
