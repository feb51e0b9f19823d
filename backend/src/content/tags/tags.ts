import type { Database } from '../../platform/db/client.ts';
import { type SQL, sql } from '../../platform/db/operators.ts';
import type { files, pages } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';

/** Tags that one entry may have. */
const MOST = 20;
/** Tags that are listed. */
const MOST_LISTED = 500;

/** Tags with one more, once. @throws AppError invalid */
export function withTag(tags: readonly string[], tag: string): string[] {
  if (tags.includes(tag)) return [...tags];
  if (tags.length >= MOST) {
    const message = `At most ${MOST} tags are possible.`;
    throw new AppError('invalid', { message, fields: { tag: [message] } });
  }
  return [...tags, tag];
}

export const withoutTag = (tags: readonly string[], tag: string): string[] => tags.filter((one) => one !== tag);

/** Whether pages or files have a tag, as the index of the tagged ones is found. */
export const hasTag = (table: typeof pages | typeof files, tag: string): SQL =>
  sql`(${table.tags} <> '[]' and ${table.tags} @> ${JSON.stringify([tag])}::jsonb)`;

/** The tags of a project's pages, or an account's files, most used first. */
export async function countTags(db: Database, table: typeof pages | typeof files, isOwned: SQL) {
  const { rows } = (await db.execute(sql`
    select tag, count(*)::int as count from ${table}, jsonb_array_elements_text(${table.tags}) tag
    where ${isOwned} and ${table.tags} <> '[]'
    group by tag order by count(*) desc, tag limit ${MOST_LISTED}`)) as unknown as {
    rows: { tag: string; count: number }[];
  };
  return rows;
}
