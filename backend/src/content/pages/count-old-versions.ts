import type { Database } from '../../platform/db/client.ts';
import { and, eq, inArray, isNotNull, sql } from '../../platform/db/operators.ts';
import { pageDrafts, pageVersions } from '../../platform/db/schema.ts';
import { CONTENT_BYTES } from './versions.ts';

const BATCH = 200;

/** Counts what pages store that were saved before that was counted. Of their objects nothing is known: contents alone count. */
export async function countOldVersions(db: Database): Promise<void> {
  await db
    .update(pageDrafts)
    .set({ bytes: sql`octet_length(data::text)`, updatedAt: sql`${pageDrafts.updatedAt}` })
    .where(and(eq(pageDrafts.bytes, 0), isNotNull(pageDrafts.data)));
  for (;;) {
    const uncounted = await db.select({ id: pageVersions.id }).from(pageVersions).where(sql`bytes = 0`).limit(BATCH);
    if (uncounted.length === 0) return;
    const ids = uncounted.map(({ id }) => id);
    await db
      .update(pageVersions)
      .set({ bytes: sql`greatest(1, ${CONTENT_BYTES})` })
      .where(inArray(pageVersions.id, ids));
  }
}
