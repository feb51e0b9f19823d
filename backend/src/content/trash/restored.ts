import type { restoredResponse } from '@landfall/shared/contracts';
import type * as v from 'valibot';
import type { Account } from '../../identity/auth/sessions.ts';
import type { Transaction } from '../../platform/db/client.ts';
import type { TrashRow } from '../../platform/trash/trash.ts';

type Restored = v.InferOutput<typeof restoredResponse>['data'];

/**
 * Puts back what the trash keeps of one kind, in a transaction that holds its entry and drops it afterwards.
 * @returns where it is found, and its title. @throws AppError plan_limit, conflict, not_found
 */
export type Restore = (tx: Transaction, account: Account, entry: TrashRow) => Promise<Pick<Restored, 'title' | 'path'>>;
