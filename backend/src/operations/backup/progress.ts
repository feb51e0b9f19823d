import type { Transaction } from '../../platform/db/client.ts';
import { sql } from '../../platform/db/operators.ts';
import { PROGRESS, type RestoreProgress } from '../../platform/db/unfinished-restore.ts';
import { rowsOf } from './tables.ts';

/** Notes that a restore begins, in the place of one that was given up. */
export async function beginProgress(tx: Transaction, begun: RestoreProgress): Promise<void> {
  await tx.execute(sql`create schema if not exists restoring`);
  await tx.execute(
    sql`create table if not exists ${PROGRESS} (backup text, folder text, gone boolean, phase text, part int, position bigint)`,
  );
  await tx.execute(sql`delete from ${PROGRESS}`);
  await tx.execute(
    sql`insert into ${PROGRESS} values (${begun.backup}, ${begun.folder}, ${begun.gone}, ${begun.phase}, ${begun.part}, ${begun.position})`,
  );
}

/** Notes how far it has come. Another restore that is at work moves it, too: then this one ends. @throws Error */
export async function moveProgress(tx: Transaction, from: RestoreProgress, to: RestoreProgress): Promise<void> {
  const moved = await rowsOf(
    tx,
    sql`update ${PROGRESS} set gone = ${to.gone}, phase = ${to.phase}, part = ${to.part}, position = ${to.position}
      where backup = ${from.backup} and phase = ${from.phase} and part = ${from.part} and position = ${from.position} returning 1`,
  );
  if (moved.length === 0) throw new Error('Another restore into this database is at work.');
}

export const endProgress = (tx: Transaction) => tx.execute(sql`drop schema restoring cascade`);
