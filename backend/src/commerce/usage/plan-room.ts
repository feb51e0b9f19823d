import { isLargerPlan, type PlanRoom } from '@landfall/shared/contracts';
import type { Account } from '../../identity/auth/sessions.ts';
import type { Database } from '../../platform/db/client.ts';
import { eq } from '../../platform/db/operators.ts';
import { files, plans } from '../../platform/db/schema.ts';
import { isOnSale } from '../plans/on-sale.ts';
import { storageAllowance, storedBytes } from './storage-use.ts';

/** What an account's plan allows, and how much of it is in use; null for a plan that is not on sale. */
export async function readPlanRoom(db: Database, account: Pick<Account, 'id' | 'plan'>): Promise<PlanRoom | null> {
  const onSale = await db.select({ name: plans.name, features: plans.features }).from(plans).where(isOnSale);
  if (!onSale.some(({ name }) => name === account.plan.name)) return null;
  const { features } = account.plan;
  const [used, bytes] = await Promise.all([
    db.$count(files, eq(files.userId, account.id)),
    storedBytes(db, account.id),
  ]);
  return {
    projects_max: features.project_max,
    pages_max: features.project_pages_max,
    files: { used, max: features.files_max },
    storage: { used: bytes, max: storageAllowance(account) },
    is_largest: !onSale.some((other) => isLargerPlan(other.features, features)),
  };
}
