import type { User } from '@landfall/shared/contracts';
import type { Config } from '../../platform/config.ts';
import type { Context } from '../../platform/context.ts';
import { eq } from '../../platform/db/operators.ts';
import { plans } from '../../platform/db/schema.ts';
import { toEpochSeconds } from '../../platform/http/epoch.ts';
import type { Account } from '../auth/sessions.ts';
import { sitesUntil } from './sites-until.ts';

/** An account as it travels. `avatar` is an address, empty where there is none. */
export function toUser(
  { user, plan }: Pick<Account, 'user' | 'plan'>,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  pending_email?: string,
): User {
  return {
    name: user.name ?? '',
    email: user.email,
    avatar: user.avatarKey ? `${publicUrl}/v1/files/${user.avatarKey}` : '',
    plan: { name: plan.name, prefix: plan.prefix },
    ...(pending_email && { pending_email }),
    ...(user.planUntil && { plan_until: toEpochSeconds(user.planUntil) }),
    ...(user.unpaidSince && { sites_until: toEpochSeconds(sitesUntil(user.unpaidSince)) }),
    created_at: toEpochSeconds(user.createdAt),
    updated_at: toEpochSeconds(user.updatedAt),
  };
}

/** An account as it travels, with what waits: an e-mail to be confirmed, a plan that follows this one. */
export async function readUser({ db, config }: Pick<Context, 'db' | 'config'>, account: Account): Promise<User> {
  const user = toUser(account, config, account.pendingEmail ?? undefined);
  const { planAfter } = account.user;
  if (!planAfter) return user;
  const [plan_after] = await db
    .select({ name: plans.name, prefix: plans.prefix })
    .from(plans)
    .where(eq(plans.name, planAfter));
  return { ...user, plan_after };
}
