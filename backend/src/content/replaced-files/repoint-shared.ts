import type { SharedContents } from '@landfall/shared/contracts';
import type { Context } from '../../platform/context.ts';
import { and, asc, eq, or, sql } from '../../platform/db/operators.ts';
import { projects, sharedSections } from '../../platform/db/schema.ts';
import { filesOf } from '../pages/publish.ts';
import { bytesOf } from '../shared-sections/shared-rules.ts';
import { REPOINTING, type Replacement } from './repoint-page.ts';

const parsed = (text: string | null | undefined) => JSON.parse(text ?? 'null') as SharedContents | null;

/**
 * Has the shared sections of an account show what a file holds now: pages that show them follow as they are published, or
 * opened. @returns whether all do; not where somebody changed or published one at the same time.
 * @throws AppError unavailable
 */
export async function repointShared(
  { db, work, config }: Context,
  { owner, from, to, size }: Replacement,
): Promise<boolean> {
  const holds = from.map((key) => sql`strpos(${sharedSections}::text, ${key}) > 0`);
  if (holds.length === 0) return true;
  let isDone = true;
  const rows = await db
    .select({ shared: sharedSections })
    .from(sharedSections)
    .innerJoin(projects, eq(projects.id, sharedSections.projectId))
    .where(and(eq(projects.userId, owner), or(...holds)))
    .orderBy(asc(sharedSections.id));
  for (const { shared } of rows) {
    const json = { contents: JSON.stringify(shared.contents), published: JSON.stringify(shared.published) };
    const files = filesOf({ config });
    const now = await work.threads.run(REPOINTING, owner, { json, document: '', from, to, size, files });
    const [contents, published] = [parsed(now.json.contents), parsed(now.json.published)];
    if (!contents) continue;
    const { revision, publishedRevision } = shared;
    const next = revision + 1;
    const [changed] = await db
      .update(sharedSections)
      .set({
        ...{ contents, published, revision: next, updatedAt: new Date() },
        // Where all that is edited was published, it still is.
        publishedRevision: publishedRevision === revision ? next : publishedRevision,
        bytes: bytesOf(contents) + bytesOf(published),
      })
      .where(
        and(
          eq(sharedSections.id, shared.id),
          eq(sharedSections.revision, revision),
          eq(sharedSections.publishedRevision, publishedRevision),
        ),
      )
      .returning({ id: sharedSections.id });
    // One that was changed or published meanwhile shows it once this runs again.
    isDone &&= changed !== undefined;
  }
  return isDone;
}
