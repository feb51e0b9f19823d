import { readFile } from 'node:fs/promises';
import * as v from 'valibot';

const journal = v.object({ entries: v.array(v.object({ when: v.number(), tag: v.string() })) });

/** The changes of the schema that this release knows, oldest first; `when` is what the database notes of each. */
export async function knownMigrations(): Promise<{ when: number; tag: string }[]> {
  const text = await readFile(new URL('./migrations/meta/_journal.json', import.meta.url), 'utf8');
  return v.parse(journal, JSON.parse(text)).entries;
}
