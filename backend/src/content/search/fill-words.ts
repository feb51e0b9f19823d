import type { Database } from '../../platform/db/client.ts';
import { eq, sql } from '../../platform/db/operators.ts';
import { files, pages } from '../../platform/db/schema.ts';
import { fileWords } from '../files/file-words.ts';
import { pageWords } from '../pages/page-words.ts';

const BATCH = 500;
/** Batches of one sweep. */
const MOST = 100;

/** Writes what pages and files are searched by, where an earlier release made them. */
export async function fillWords(db: Database): Promise<void> {
  for (let batch = 0; batch < MOST; batch += 1) {
    const { title, path, description, tags } = pages;
    const bare = await db
      .select({ id: pages.id, title, path, description, tags })
      .from(pages)
      .where(sql`words = ''`)
      .limit(BATCH);
    const written = { updatedAt: sql`${pages.updatedAt}` };
    for (const page of bare)
      await db
        .update(pages)
        .set({ ...written, words: pageWords(page) })
        .where(eq(pages.id, page.id));
    const nameless = await db.select().from(files).where(sql`words = ''`).limit(BATCH);
    for (const file of nameless)
      await db
        .update(files)
        .set({ words: fileWords(file) })
        .where(eq(files.id, file.id));
    if (bare.length + nameless.length === 0) return;
  }
}
