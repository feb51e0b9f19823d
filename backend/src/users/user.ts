import type { User } from '@landfall/shared/contracts';
import type { Account } from '../auth/sessions.ts';
import type { Config } from '../config.ts';
import { toEpochSeconds } from '../http/epoch.ts';

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
    created_at: toEpochSeconds(user.createdAt),
    updated_at: toEpochSeconds(user.updatedAt),
  };
}
