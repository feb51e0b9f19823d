import {
  dataOf,
  messageAnswer,
  recoveryCodes,
  twoFactorConfirm,
  twoFactorEnd,
  twoFactorSecret,
  twoFactorStart,
  twoFactorState,
} from '@landfall/shared/contracts';
import * as v from 'valibot';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app-type.ts';
import type { FailureLimit } from '../../platform/http/failure-limit.ts';
import { languageOf } from '../../platform/http/language.ts';
import { SIGNED_IN } from '../../platform/http/signed-in.ts';
import type { Throttle } from '../../platform/http/throttle.ts';
import { assertPassword } from './passwords.ts';
import { confirmTwoFactor, endTwoFactor, readTwoFactor, startTwoFactor } from './two-factor.ts';

const ADDRESS = '/v1/api/user/two-factor';

/** Limits that sign-in shares: guesses count together, wherever they are made. */
export interface AccountLimits {
  password: FailureLimit;
  secondFactor: FailureLimit;
  /** Mails to changed e-mails, which may be anybody's. */
  confirmations: Throttle;
}

/** Turning the authenticator app on and off. */
export function registerTwoFactorRoutes(app: App, context: Context, limits: AccountLimits): void {
  const { db } = context;
  const onRequest = app.requireAccount;
  const common = { tags: ['user'], security: SIGNED_IN };

  const state = { ...common, summary: 'Whether sign-in asks for a code', response: { 200: dataOf(twoFactorState) } };
  app.get(ADDRESS, { onRequest, schema: state }, async ({ account }) => ({ data: await readTwoFactor(db, account) }));

  const start = {
    ...common,
    summary: 'Begin with an authenticator app',
    body: twoFactorStart,
    response: { 200: dataOf(twoFactorSecret) },
  };
  app.post(ADDRESS, { onRequest, schema: start }, async ({ account, body }, reply) => {
    await limits.password.run(account.id, () => assertPassword(account.user, body.password));
    reply.header('cache-control', 'no-store');
    return { data: await startTwoFactor(context, account) };
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
    const codes = await limits.secondFactor.run(account.id, turnOn);
    reply.header('cache-control', 'no-store');
    return { data: { recovery_codes: codes }, message: 'Two-factor authentication is on.' };
  });

  const end = { ...common, summary: 'Turn it off', body: twoFactorEnd, response: { 200: messageAnswer } };
  app.delete(ADDRESS, { onRequest, schema: end }, async (request) => {
    const { account, body } = request;
    await limits.password.run(account.id, () => assertPassword(account.user, body.password));
    await limits.secondFactor.run(account.id, () => endTwoFactor(context, account.id, body.otp, languageOf(request)));
    return { message: 'Two-factor authentication is off.' };
  });
}
