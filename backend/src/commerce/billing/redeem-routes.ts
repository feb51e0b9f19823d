import { redeemCode } from '@landfall/shared/endpoints';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app-type.ts';
import { serve } from '../../platform/http/serve.ts';
import { FailureLimit } from '../../platform/limits/failure-limit.ts';
import type { GuessLimit } from '../codes/guess-limit.ts';
import { redeemForAccount } from './redeem.ts';

/** Using a purchase code in an account that exists. Wrong codes count together with those at registration. */
export function registerRedeemRoutes(app: App, context: Context, codes: GuessLimit): void {
  const attempts = new FailureLimit(context, 'redeeming', 30, 15 * 60);
  serve(app, redeemCode, { tag: 'user', summary: 'Use a purchase code for this account' }, async (request) => {
    const { account, body, ip } = request;
    const redeem = () => redeemForAccount(context, body.code, account.id);
    const { planTitle } = await attempts.run(account.id, () => codes(ip, redeem));
    return { message: `The plan ${planTitle} is yours for life now.` };
  });
}
