import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/client.ts';
import { type SQL, sql } from '../db/operators.ts';
import { type ListPart, orderBy } from '../http/list-part.ts';
import { searchPattern } from './search-words.ts';

/** Up to so many entries, what is searched is found by its words and sorted; more are met soon in the order of the list. */
const FEW = 2_000;

/** What a search finds is counted so far: whether an entry holds a word that all of them hold is worked out for each. */
export const MOST_FOUND = 5_000;

/** Whether an entry holds the words of a search; undefined for a search that asks nothing. */
export function holdsWords(words: { getSQL(): SQL }, search: string | undefined): SQL | undefined {
  if (!search?.trim()) return undefined;
  const pattern = searchPattern(search);
  // A search for nothing but signs finds nothing.
  return pattern ? sql`to_tsvector('simple', ${words}) @@ ${pattern}::tsquery` : sql`false`;
}

const rowsOf = async <T>(db: Database, query: SQL): Promise<T[]> =>
  ((await db.execute(query)) as unknown as { rows: T[] }).rows;

/**
 * The ids of one part of a list, and one more where it goes on, with how many entries the list has; of a search at most
 * `MOST_FOUND`, behind which cursors go on. The part is found from the end that is nearer, so that the last part takes no
 * longer than the first.
 */
export async function findPart(
  db: Database,
  table: PgTable,
  { order, after, limit, offset }: ListPart,
  { isListed = sql`true`, isSearch }: { isListed: SQL | undefined; isSearch: boolean },
): Promise<{ ids: string[]; total: number }> {
  const counting = isSearch
    ? sql`select count(*)::int as count from (select from ${table} where ${isListed} limit ${MOST_FOUND}) found`
    : sql`select count(*)::int as count from ${table} where ${isListed}`;
  const [counted] = await rowsOf<{ count: number }>(db, counting);
  const total = counted?.count ?? 0;
  if (offset >= total) return { ids: [], total };
  const isWhole = !isSearch || total < MOST_FOUND;
  const most = isWhole ? Math.min(limit + 1, total - offset) : limit + 1;
  const isFromEnd = isWhole && offset > total / 2;
  const way = { ...order, isDescending: order.isDescending !== isFromEnd };
  const within = after ? sql`${isListed} and ${after}` : isListed;
  const rest = sql`limit ${most} offset ${isFromEnd ? total - offset - most : offset}`;
  const found = { ...way, by: sql`found.place`, id: sql`found.id` };
  const rows = await rowsOf<{ id: string }>(
    db,
    isSearch && total <= FEW
      ? sql`select id from (select ${order.id} as id, ${order.by} as place from ${table} where ${within} offset 0) found
          order by ${orderBy(found)} ${rest}`
      : sql`select ${order.id} as id from ${table} where ${within} order by ${orderBy(way)} ${rest}`,
  );
  const ids = rows.map(({ id }) => id);
  return { ids: isFromEnd ? ids.reverse() : ids, total };
}
