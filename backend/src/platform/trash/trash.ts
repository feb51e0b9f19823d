import { randomUUID } from 'node:crypto';
import { TRASH_DAYS } from '@landfall/shared/contracts';
import type { Context } from '../context.ts';
import type { Database, Transaction } from '../db/client.ts';
import { and, asc, eq, inArray, lte, type SQL, sql } from '../db/operators.ts';
import { projects, trash, users } from '../db/schema.ts';
import { AppError } from '../errors.ts';
import { discard, enqueueDiscard } from '../storage/discard.ts';
import { keepRows, type Root } from './keep-rows.ts';

export type TrashRow = typeof trash.$inferSelect;

const SWEEP_SECONDS = 10 * 60;
/** Entries that are deleted for good in one transaction. */
const BATCH = 100;
const DAY = 24 * 60 * 60 * 1000;

type Deleted = Pick<TrashRow, 'subjectId' | 'kind' | 'userId' | 'projectId' | 'title' | 'deletedBy'>;

/**
 * Begins to move something to the trash, before it is held: whoever deletes its project or account holds those first, too.
 * Go on with `fillTrash`, in the same transaction. Returns the id of the entry.
 */
export async function openTrash(tx: Transaction, deleted: Deleted): Promise<string> {
  // The account and the project before anything of them, as their deletion holds them, and what restores.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, deleted.userId)).for('key share');
  if (deleted.projectId)
    await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, deleted.projectId)).for('key share');
  // The same upload may have been sent again after it was deleted.
  await purge(tx, eq(trash.subjectId, deleted.subjectId));
  const id = randomUUID();
  const deletedAt = new Date();
  const expiresAt = new Date(deletedAt.getTime() + TRASH_DAYS * DAY);
  await tx.insert(trash).values({ ...deleted, id, paths: [], deletedAt, expiresAt });
  return id;
}

/** Keeps the rows of what is deleted next. `paths` are its objects in the store, of so many bytes. */
export async function fillTrash(
  tx: Transaction,
  id: string,
  { roots, ...stored }: { roots: readonly Root[]; paths: string[]; bytes: number },
): Promise<void> {
  await keepRows(tx, id, roots);
  await tx.update(trash).set(stored).where(eq(trash.id, id));
}

/** The entry of something that an account deleted, held together with whose it is. @throws AppError not_found */
export async function holdTrash(tx: Database, userId: string, subjectId: string): Promise<TrashRow> {
  const isIt = and(eq(trash.subjectId, subjectId), eq(trash.userId, userId));
  const [known] = await tx.select({ projectId: trash.projectId }).from(trash).where(isIt);
  // Before the entry, as the deletion of an account or a project holds them.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  if (known?.projectId)
    await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, known.projectId)).for('update');
  const [entry] = await tx.select().from(trash).where(isIt).for('update');
  if (!entry) throw new AppError('not_found', { message: 'This is not in the trash any more.' });
  return entry;
}

/** Deletes entries for good: their objects follow. Call `enqueueDiscard` afterwards. Returns how many. */
export async function purge(tx: Database, where: SQL | undefined): Promise<number> {
  const gone = await tx.delete(trash).where(where).returning({ paths: trash.paths });
  await discard(
    tx,
    gone.flatMap(({ paths }) => paths),
  );
  return gone.length;
}

/** What an account's or a project's trash keeps in the store. */
export async function trashPaths(tx: Database, where: SQL): Promise<string[]> {
  const rows = await tx.select({ paths: trash.paths }).from(trash).where(where);
  return rows.flatMap(({ paths }) => paths);
}

/** Deletes the oldest entries of an account until the rest is within so many bytes. */
export async function keepTrashWithin(tx: Database, userId: string, most: number): Promise<void> {
  const { rows } = (await tx.execute(sql`
    select id from (select id, sum(bytes) over (order by deleted_at desc, id desc) as bytes from ${trash} where user_id = ${userId}) t
    where t.bytes > ${most} limit ${BATCH}`)) as unknown as { rows: { id: string }[] };
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  const left = tx
    .select({ id: trash.id })
    .from(trash)
    .where(inArray(trash.id, ids))
    .for('update', { skipLocked: true });
  await purge(tx, inArray(trash.id, left));
}

/** Deletes for good what was not restored in time. */
export async function emptyTrash({ db, jobs, log }: Pick<Context, 'db' | 'jobs' | 'log'>, now = Date.now()) {
  for (;;) {
    const due = db
      .select({ id: trash.id })
      .from(trash)
      .where(lte(trash.expiresAt, new Date(now)))
      .orderBy(asc(trash.expiresAt))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    const count = await db.transaction((tx) => purge(tx, inArray(trash.id, due)));
    if (count > 0) await enqueueDiscard({ jobs, log });
    if (count < BATCH) return;
  }
}

/** Starts what empties the trash. */
export async function registerTrashJobs(context: Context): Promise<void> {
  await context.jobs.sweep('trash.expired', SWEEP_SECONDS, () => emptyTrash(context));
}
