import type { Database } from './client.ts';
import { type SQL, sql } from './operators.ts';

/** A restore was cut short after the former rows were removed: there is no state to work on. */
export class UnfinishedRestoreError extends Error {
  override name = 'UnfinishedRestoreError';
}

/** How far a restore has come. */
export interface RestoreProgress {
  backup: string;
  folder: string;
  /** The former rows are, and whatever is here is a part of a backup. */
  gone: boolean;
  phase: 'objects' | 'rows';
  /** Which list of objects or which table comes next, and where in it: a line, or a byte. */
  part: number;
  position: number;
}

/** The rows of a statement: both drivers answer with them, only their common type does not say so. */
const rowsOf = async <T>(db: Pick<Database, 'execute'>, query: SQL): Promise<T[]> =>
  ((await db.execute(query)) as unknown as { rows: T[] }).rows;

/** Stands in a schema of its own, which is there only while a restore is not finished. */
export const PROGRESS = sql`restoring.progress`;

/** Null where no restore was cut short. */
export async function readRestoreProgress(db: Pick<Database, 'execute'>): Promise<RestoreProgress | null> {
  const [found] = await rowsOf<{ is_there: boolean }>(
    db,
    sql`select to_regclass('restoring.progress') is not null as is_there`,
  );
  if (!found?.is_there) return null;
  const [progress] = await rowsOf<RestoreProgress>(
    db,
    sql`select backup, folder, gone, phase, part, position::float8 as position from ${PROGRESS}`,
  );
  return progress ?? null;
}

/** @throws UnfinishedRestoreError */
export function assertRestored(progress: RestoreProgress | null): void {
  if (!progress?.gone) return;
  throw new UnfinishedRestoreError(
    `A restore of ${progress.folder} was cut short, and the state before it is gone. Run the same \`restore\` again: it goes on where it was.`,
  );
}
