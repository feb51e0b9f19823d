import type { Database } from '../platform/db/client.ts';

/**
 * From now on the answer to the next commit of a transaction that returns what `isMeant` knows is lost: it went through,
 * and its caller gets an error.
 */
export function loseCommit(db: Database, isMeant: (result: unknown) => boolean): void {
  const { transaction } = db;
  db.transaction = async (work, config) => {
    const result = await transaction.call(db, work, config);
    if (!isMeant(result)) return result as never;
    db.transaction = transaction;
    throw new Error('Connection terminated unexpectedly');
  };
}
