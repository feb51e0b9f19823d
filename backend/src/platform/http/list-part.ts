import { createHash } from 'node:crypto';
import type { PageQuery } from '@landfall/shared/contracts';
import { type AnyColumn, type SQL, sql } from '../db/operators.ts';
import { AppError } from '../errors.ts';
import { readPaging } from './paging.ts';

/** What a list is ordered by. Every index of it is `by desc nulls last, id`, read in either direction. */
export interface ListOrder {
  by: AnyColumn | SQL;
  as: 'time' | 'number' | 'text';
  id: AnyColumn | SQL;
  isDescending: boolean;
}

/** Where a part of a list begins, as its cursor says: behind the entry with this value and this id. */
type Position = readonly [value: string | number, id: string];

interface List {
  /** Whose list of what it is. */
  of: readonly string[];
  /** What of the query tells this list from others: its words, filters and order. */
  asked: unknown;
  order: ListOrder;
}

export interface ListPart {
  limit: number;
  offset: number;
  /** What lies behind the cursor; nothing without one. */
  after: SQL | undefined;
  order: ListOrder;
  /** The envelope of what was found with one entry more than `limit`, where there is one. */
  answer: <R, T>(
    rows: readonly R[],
    total: number,
    toEntry: (row: R) => T,
    positionOf: (row: R) => readonly [value: Date | string | number, id: string],
  ) => { data: T[]; total_pages: number; total_count: number; next_cursor: string | null };
}

/** The end of the year 9999. Milliseconds. */
const LAST_MOMENT = 253_402_300_799_999;
const LARGEST = 2 ** 31 - 1;

const broken = () => {
  const message = 'This cursor does not belong to this list.';
  return new AppError('invalid', { message, fields: { cursor: [message] } });
};

const nameOf = ({ of, asked }: List): string =>
  createHash('sha256')
    .update(JSON.stringify([of, asked]))
    .digest('base64url')
    .slice(0, 12);

function isPosition(value: unknown, id: unknown, as: ListOrder['as']): boolean {
  if (typeof id !== 'string') return false;
  if (as === 'text') return typeof value === 'string';
  return Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= (as === 'time' ? LAST_MOMENT : LARGEST);
}

/** @throws AppError invalid for a cursor that is broken, or another list's */
function readCursor(cursor: string, list: List): Position {
  let read: unknown;
  try {
    read = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    throw broken();
  }
  const [name, value, id] = Array.isArray(read) ? read : [];
  if (name !== nameOf(list) || !isPosition(value, id, list.order.as)) throw broken();
  return [value, id];
}

function behind({ by, as, id, isDescending }: ListOrder, [value, lastId]: Position): SQL {
  const last =
    as === 'time'
      ? sql`${new Date(value).toISOString()}::timestamptz`
      : as === 'number'
        ? sql`${value}::int`
        : sql`${value}::text`;
  // The first half is what an index begins at.
  return isDescending
    ? sql`${by} <= ${last} and (${by} < ${last} or ${id} > ${lastId})`
    : sql`${by} >= ${last} and (${by} > ${last} or ${id} < ${lastId})`;
}

/** An order as the indexes spell it; otherwise the database sorts everything. */
export const orderBy = ({ by, id, isDescending }: Pick<ListOrder, 'by' | 'id' | 'isDescending'>): SQL =>
  isDescending ? sql`${by} desc nulls last, ${id} asc` : sql`${by} asc nulls first, ${id} desc`;

/**
 * Reads which part of a list is asked for: what follows `cursor`, or else the page of that number, as
 * `readPaging` does. @throws AppError invalid
 */
export function readListPart(query: PageQuery & { cursor?: string | undefined }, list: List): ListPart {
  const { limit, offset, answer } = readPaging(query);
  const { cursor } = query;
  const { order } = list;
  return {
    limit,
    offset: cursor === undefined ? offset : 0,
    after: cursor === undefined ? undefined : behind(order, readCursor(cursor, list)),
    order,
    answer(rows, total, toEntry, positionOf) {
      const shown = rows.slice(0, limit);
      const last = shown.at(-1);
      const isEnd = rows.length <= limit || !last;
      return { ...answer(shown.map(toEntry), total), next_cursor: isEnd ? null : cursorOf(list, positionOf(last)) };
    },
  };
}

function cursorOf(list: List, [value, id]: readonly [Date | string | number, string]): string {
  const last = value instanceof Date ? value.getTime() : value;
  return Buffer.from(JSON.stringify([nameOf(list), last, id])).toString('base64url');
}
