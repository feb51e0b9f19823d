import type { Context } from '../../platform/context.ts';
import { eq } from '../../platform/db/operators.ts';
import { pages, projects } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { isStored } from '../../platform/storage/is-stored.ts';
import { previewKeyOf } from '../../platform/storage/preview-keys.ts';
import { task } from '../../platform/workers/task.ts';
import type { run } from './shrink-work.ts';
import { readStored } from './stored-document.ts';

/** Milliseconds. */
const SHRINKING_MS = 5_000;
const SHRINKING = task<typeof run>(new URL('./shrink-work.ts', import.meta.url), SHRINKING_MS);

/** Several browsers at once ask for the same picture: it is made once. */
const making = new Map<string, Promise<void>>();

/**
 * Has the smaller picture of a preview made where it is not there: previews that are copied, and those of before there
 * were any, get theirs when it is first asked for. Any other key is left alone.
 * @throws AppError not_found, unavailable, too_many_requests
 */
export async function requireSmallPreview(context: Context, key: string): Promise<void> {
  const preview = previewKeyOf(key);
  if (!preview || (await isStored(context.storage, key))) return;
  const work = making.get(key) ?? make(context, preview, key).finally(() => making.delete(key));
  making.set(key, work);
  await work;
}

async function make(context: Context, previewKey: string, key: string): Promise<void> {
  const { db, storage, work } = context;
  const [, pageId = ''] = previewKey.split('/');
  const [page] = await db
    .select({ owner: projects.userId })
    .from(pages)
    .innerJoin(projects, eq(projects.id, pages.projectId))
    .where(eq(pages.id, pageId));
  if (!page) throw new AppError('not_found');
  const preview = await readStored(context, previewKey);
  const { small } = await work.threads.run(SHRINKING, page.owner, { preview });
  await storage.put(key, Buffer.from(small), 'image/webp');
  // Deleted meanwhile: what is made of it was looked for before it was there.
  if (await isStored(storage, previewKey)) return;
  await storage.delete(key);
  throw new AppError('not_found');
}
