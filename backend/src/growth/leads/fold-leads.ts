import type { Database } from '../../platform/db/client.ts';
import { eq, sql } from '../../platform/db/operators.ts';
import { leads } from '../../platform/db/schema.ts';
import { searchWords } from '../../platform/search/search-words.ts';

const BATCH = 500;
/** Batches of one sweep. */
const MOST = 100;

/** Takes the accents out of what leads are searched by, where an earlier release kept them. */
export async function foldLeads(db: Database): Promise<void> {
  for (let batch = 0; batch < MOST; batch += 1) {
    const { id, words } = leads;
    const accented = await db.select({ id, words }).from(leads).where(sql`words ~ '[À-ſ]'`).limit(BATCH);
    for (const lead of accented)
      await db
        .update(leads)
        .set({ words: searchWords([lead.words]) })
        .where(eq(leads.id, lead.id));
    if (accented.length === 0) return;
  }
}
