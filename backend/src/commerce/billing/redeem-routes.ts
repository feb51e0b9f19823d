import { messageAnswer, redeemCodeForm } from '@landfall/shared/contracts';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app-type.ts';
import { FailureLimit } from '../../platform/http/failure-limit.ts';
import { SIGNED_IN } from '../../platform/http/signed-in.ts';
import type { GuessLimit } from '../codes/guess-limit.ts';
import { redeemForAccount } from './redeem.ts';

/** Using a purchase code in an account that exists. Wrong codes count together with those at registration. */
export function registerRedeemRoutes(app: App, context: Context, codes: GuessLimit): void {
  const attempts = new FailureLimit(30, 15 * 60);
  const schema = {
    tags: ['user'],
    security: SIGNED_IN,
    summary: 'Use a purchase code for this account',
    body: redeemCodeForm,
    response: { 200: messageAnswer },
  };
  app.post('/v1/api/user/plan/redeem', { onRequest: app.requireAccount, schema }, async (request) => {
    const { account, body, ip } = request;
    const redeem = () => redeemForAccount(context, body.code, account.id);
    const { planTitle } = await attempts.run(account.id, () => codes(ip, redeem));
    return { message: `The plan ${planTitle} is yours for life now.` };
  });
}
