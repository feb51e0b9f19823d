import { type Storing, storageAllowance } from '../../commerce/entitlements.ts';
import type { Database } from '../../platform/db/client.ts';
import { and, asc, eq, gt, sql } from '../../platform/db/operators.ts';
import { type files, pages, projects } from '../../platform/db/schema.ts';
import { isHeldByPage } from '../files/held-by-pages.ts';
import { CONTENT_BYTES } from '../pages/versions.ts';

/** Pages that are looked through at a time, and the milliseconds that this may take: of more, those are counted. */
const BATCH = 100;
const LONGEST = 2_000;

/** Bytes of the versions that come of replacing a file: pages that show what it holds, or held, are published anew. */
export async function bytesOfVersions(
  db: Database,
  owner: Storing,
  file: Pick<typeof files.$inferSelect, 'pathChild' | 'earlier'>,
): Promise<number> {
  if (storageAllowance(owner) === null) return 0;
  const isHeld = isHeldByPage([file, ...file.earlier].map(({ pathChild }) => pathChild));
  const bytes = sql<number>`case when ${isHeld} then ${pages.publishedBytes} + ${CONTENT_BYTES} else 0 end`;
  const until = Date.now() + LONGEST;
  let sum = 0;
  let last = '';
  while (Date.now() < until) {
    const batch = await db
      .select({ id: pages.id, bytes: bytes.as('version_bytes') })
      .from(pages)
      .innerJoin(projects, eq(projects.id, pages.projectId))
      .where(and(eq(projects.userId, owner.id), gt(pages.id, last)))
      .orderBy(asc(pages.id))
      .limit(BATCH);
    for (const page of batch) sum += page.bytes;
    last = batch.at(-1)?.id ?? last;
    if (batch.length < BATCH) break;
  }
  return sum;
}
