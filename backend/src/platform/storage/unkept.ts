import type { Context } from '../context.ts';
import type { Transaction } from '../db/client.ts';
import { sql } from '../db/operators.ts';

/**
 * Deletes an object whose row failed to be written, once it is certain that there is none: the commit of a connection
 * that broke may have gone through. `isKept` looks, and waits for the lock that the writer had. What cannot be told stays,
 * for `maintenance files`. Never throws.
 */
export async function forgetUnlessKept(
  { db, storage, log }: Pick<Context, 'db' | 'storage' | 'log'>,
  key: string,
  isKept: (tx: Transaction) => Promise<boolean>,
): Promise<void> {
  try {
    const kept = await db.transaction(async (tx) => {
      await tx.execute(sql`set local lock_timeout = '5s'`);
      return isKept(tx);
    });
    if (!kept) await storage.delete(key);
  } catch (err) {
    log.error({ err, key }, 'An object that may have no row was left');
  }
}
