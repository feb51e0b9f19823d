import { NO_PLAN } from '../../commerce/plans/no-plan.ts';
import { ne } from '../../platform/db/operators.ts';
import { plans } from '../../platform/db/schema.ts';
import { type CommandContext, UsageError } from './command.ts';

/** The plan that `--plan` names. @throws UsageError that lists the plans */
export async function planOption({ db }: CommandContext, plan: unknown): Promise<string> {
  const rows = await db.select({ name: plans.name }).from(plans).where(ne(plans.name, NO_PLAN)).orderBy(plans.position);
  const known = rows.map(({ name }) => name);
  if (typeof plan === 'string' && known.includes(plan)) return plan;
  const problem = plan === undefined ? 'Say which plan, with --plan.' : `There is no plan "${plan}".`;
  throw new UsageError(`${problem} The plans: ${known.join(', ')}.`);
}
