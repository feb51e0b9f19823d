import { readPaging } from '../../../platform/http/paging.ts';

interface PartQuery {
  page?: string | number | undefined;
  limit?: string | number | undefined;
  cursor?: string | undefined;
}

/** Where the part after a cursor begins: behind its entry, or where that was before it went. */
function beginOf(rows: readonly { id: string }[], cursor: string): number {
  const [, place = '0', id = ''] = /^(\d+)\.(.*)$/.exec(cursor) ?? [];
  const at = rows.findIndex((row) => row.id === id);
  return at < 0 ? Number(place) : at + 1;
}

/** The part of a list that is asked for, in the envelope of paged lists. */
export function partOf<T extends { id: string }, Sent>(
  rows: readonly T[],
  query: PartQuery,
  toEntry: (row: T) => Sent,
): { data: Sent[]; total_pages: number; total_count: number; next_cursor: string | null } {
  const { limit, offset, answer } = readPaging(query);
  const begin = query.cursor === undefined ? offset : beginOf(rows, query.cursor);
  const part = rows.slice(begin, begin + limit);
  const last = part.at(-1);
  const isEnd = !last || begin + limit >= rows.length;
  return { ...answer(part.map(toEntry), rows.length), next_cursor: isEnd ? null : `${begin + limit}.${last.id}` };
}
