import type { Account } from '../../identity/auth/sessions.ts';
import { AppError } from '../../platform/errors.ts';

/** The plan of an account without any purchase that counts: it reads, exports, deletes and buys. Never on sale. */
export const NO_PLAN = 'none';

const hasNone = ({ plan }: Pick<Account, 'plan'>): boolean => plan.name === NO_PLAN;

/** The refusal of what is above an account's plan, in these words; of an account without any plan, in plainer ones. */
export const planLimit = (account: Pick<Account, 'plan'>, message: string): AppError =>
  new AppError('plan_limit', {
    message: hasNone(account) ? 'Your account has no plan. Nothing is deleted: buy one to go on.' : message,
  });

/** @throws AppError plan_limit, for an account that may not put anything online */
export function assertMayPublish(account: Pick<Account, 'plan'>): void {
  if (hasNone(account)) throw planLimit(account, '');
}
