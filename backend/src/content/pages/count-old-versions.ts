import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/client.ts';
import { pageDrafts, pages, pageVersions } from '../../platform/db/schema.ts';
import { CONTENT_BYTES, countVersions } from './versions.ts';

const BATCH = 100;

/** Counts what pages store that were saved before that was counted. Of their objects nothing is known: contents alone count. */
export async function countOldVersions(db: Database): Promise<void> {
  await db
    .update(pageDrafts)
    .set({ bytes: sql`octet_length(data::text)`, updatedAt: sql`${pageDrafts.updatedAt}` })
    .where(and(eq(pageDrafts.bytes, 0), isNotNull(pageDrafts.data)));
  for (;;) {
    const uncounted = await db
      .select({ id: pages.id })
      .from(pages)
      .where(and(eq(pages.storedBytes, 0), isNotNull(pages.publishedKey)))
      .limit(BATCH);
    if (uncounted.length === 0) return;
    const ids = uncounted.map(({ id }) => id);
    await db.transaction(async (tx) => {
      // Pages before their versions, as a save holds them.
      await tx.select({ id: pages.id }).from(pages).where(inArray(pages.id, ids)).orderBy(pages.id).for('update');
      await tx
        .update(pageVersions)
        .set({ bytes: sql`greatest(1, ${CONTENT_BYTES})` })
        .where(and(inArray(pageVersions.pageId, ids), eq(pageVersions.bytes, 0)));
      for (const id of ids) await countVersions(tx, id);
    });
    if (uncounted.length < BATCH) return;
  }
}
