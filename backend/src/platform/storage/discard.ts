import type { Context } from '../context.ts';
import type { Database } from '../db/client.ts';
import { asc, eq, lte } from '../db/operators.ts';
import { discarded } from '../db/schema.ts';
import { withSmallPreview } from './preview-keys.ts';
import type { Storage } from './storage.ts';

const SWEEP_SECONDS = 5 * 60;
const BATCH = 100;

/**
 * Notes storage that loses its rows in this transaction: keys, or with a slash at the end everything below. It is
 * deleted if and only if that commits, not before `dueAt`. Call `enqueueDiscard` after the commit.
 */
export async function discard(tx: Database, paths: readonly string[], dueAt = new Date()): Promise<void> {
  // One statement takes a limited number of values.
  for (let start = 0; start < paths.length; start += 1000) {
    const part = paths.slice(start, start + 1000).map((path) => ({ path, dueAt }));
    await tx.insert(discarded).values(part).onConflictDoNothing();
  }
}

/** Everything that pages keep in storage, of every version. */
export const pagePaths = (pageIds: readonly string[]): string[] =>
  pageIds.flatMap((id) => [`sites/${id}/`, `previews/${id}/`]);

/** Everything that came with the leads of a project. */
export const leadFilesOf = (projectId: string): string => `leads/${projectId}/`;

/** Has what was noted deleted soon. Never throws: the sweep finds what could not be enqueued. */
export async function enqueueDiscard({ jobs, log }: Pick<Context, 'jobs' | 'log'>): Promise<void> {
  await jobs
    .enqueue('storage.discard', {}, { key: 'all' })
    .catch((error) => log.warn({ err: error }, 'Cleaning up could not be enqueued, the sweep will do it'));
}

const isDue = () => lte(discarded.dueAt, new Date());

/** Deletes everything that was noted and is due. @throws AppError unavailable; what is left is deleted next time */
export async function emptyDiscarded({ db, storage }: Pick<Context, 'db' | 'storage'>): Promise<void> {
  for (;;) {
    const batch = await db
      .select()
      .from(discarded)
      .where(isDue())
      .orderBy(asc(discarded.createdAt), asc(discarded.path))
      .limit(BATCH);
    if (batch.length === 0) return;
    for (const { path } of batch) {
      const keys = path.endsWith('/') ? await keysBelow(storage, path) : withSmallPreview(path);
      for (const key of keys) await storage.delete(key);
      await db.delete(discarded).where(eq(discarded.path, path));
    }
  }
}

/** Read before anything is deleted: a listing that changes under its reader may skip. */
async function keysBelow(storage: Storage, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list(prefix)) keys.push(key);
  return keys;
}

/** Starts the deletion of storage that has no rows any more. */
export async function registerDiscardJobs(context: Context): Promise<void> {
  await context.jobs.work('storage.discard', () => emptyDiscarded(context));
  await context.jobs.sweep('storage.discarded', SWEEP_SECONDS, async () => {
    const [left] = await context.db.select().from(discarded).where(isDue()).limit(1);
    if (left) await enqueueDiscard(context);
  });
}
