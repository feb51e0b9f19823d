import type { Plan, User } from '@landfall/shared/contracts';

const same = (one: string, other: string) => one !== '' && one.toLowerCase() === other.toLowerCase();

/** Whether a plan on sale is the one that the person has: by its name, or where that is not sent by its prefix. */
export const isCurrentPlan = (plan: Pick<Plan, 'name' | 'prefix'>, owned: User['plan'] | undefined): boolean =>
  owned !== undefined && (owned.name ? same(owned.name, plan.name) : same(owned.prefix, plan.prefix));
