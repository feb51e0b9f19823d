import { plans } from '../../platform/db/schema.ts';
import { type CommandContext, UsageError } from './command.ts';

/** The plan that `--plan` names. @throws UsageError that lists the plans */
export async function planOption({ db }: CommandContext, plan: unknown): Promise<string> {
  const known = (await db.select({ name: plans.name }).from(plans).orderBy(plans.position)).map(({ name }) => name);
  if (typeof plan === 'string' && known.includes(plan)) return plan;
  const problem = plan === undefined ? 'Say which plan, with --plan.' : `There is no plan "${plan}".`;
  throw new UsageError(`${problem} The plans: ${known.join(', ')}.`);
}
