import type { User } from '@landfall/shared/contracts';

/** Whether it is the plan of an account without any: it creates and publishes nothing, and is never on sale. */
export const isNoPlan = (plan: User['plan']): boolean => plan?.name === 'none';
