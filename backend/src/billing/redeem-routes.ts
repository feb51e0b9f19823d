import { messageAnswer, redeemCodeForm } from '@landfall/shared/contracts';
import type { AccountLimits } from '../auth/two-factor-routes.ts';
import type { Context } from '../context.ts';
import { SIGNED_IN } from '../docs/docs.ts';
import type { App } from '../http/app-type.ts';
import { FailureLimit } from '../http/failure-limit.ts';
import { redeemForAccount } from './redeem.ts';

/** Using a purchase code in an account that exists. Wrong codes count together with those at registration. */
export function registerRedeemRoutes(app: App, context: Context, { code }: Pick<AccountLimits, 'code'>): void {
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
    const { planTitle } = await attempts.run(account.id, () => code(ip, redeem));
    return { message: `The plan ${planTitle} is yours for life now.` };
  });
}
