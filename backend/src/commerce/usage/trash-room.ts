import type { Database } from '../../platform/db/client.ts';
import { keepTrashWithin } from '../../platform/trash/trash.ts';
import { type Storing, storageAllowance } from './storage-use.ts';

/** Has the oldest leave an account's trash where it holds more than its plan stores: it comes on top of what counts. */
export async function keepTrashWithinPlan(tx: Database, account: Storing): Promise<void> {
  const allowance = storageAllowance(account);
  if (allowance !== null) await keepTrashWithin(tx, account.id, allowance);
}
