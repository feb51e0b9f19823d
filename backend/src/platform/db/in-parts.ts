import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { type SQL, sql } from './operators.ts';

/** Rows of one part. */
export const PART = 500;

/**
 * Everything that a query finds, in parts of at most `PART` rows, so that memory holds one: `read` gets the last row of the
 * part before, and reads on after it.
 */
export async function* inParts<T>(read: (last: T | undefined) => Promise<T[]>): AsyncGenerator<T[]> {
  let last: T | undefined;
  for (;;) {
    const rows = await read(last);
    if (rows.length > 0) yield rows;
    if (rows.length < PART) return;
    last = rows.at(-1);
  }
}

/** What comes after a row in the order of a moment and an id; everything where there is none. */
export const afterRow = (
  moment: AnyPgColumn,
  id: AnyPgColumn,
  last: { at: Date; id: string } | undefined,
): SQL | undefined => last && sql`(${moment}, ${id}) > (${last.at.toISOString()}::timestamptz, ${last.id})`;
