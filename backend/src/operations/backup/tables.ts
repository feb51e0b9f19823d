import type { Transaction } from '../../platform/db/client.ts';
import { sql } from '../../platform/db/operators.ts';

/** A table of ours, and the columns that are written rather than worked out. */
export interface Table {
  name: string;
  columns: string[];
}

/** What a backup must not hold, because it is destroyed after a day: what tells visitors of that day apart. */
const OF_A_DAY = ['stat_visitors', 'stat_salts', 'stat_batches'];

/** Changes that copies in the store still have to follow: a restored instance makes all of these copies anew. */
export const ROUTE_CHANGES = 'route_changes';

/** What a backup leaves out: beside these, what limits counted in the last minutes, and what a release is watched by. */
export const LEFT_OUT = [ROUTE_CHANGES, ...OF_A_DAY, 'limits', 'area_trials'];

/** The tables that are backed up. */
export const keptTables = async (tx: Transaction): Promise<Table[]> =>
  (await listTables(tx)).filter(({ name }) => !LEFT_OUT.includes(name));

/** Bytes of rows that are fetched at once, about: rows are of very different sizes. */
const FETCHED = 1_000_000;
const MOST_ROWS = 2_000;

/** The rows of a statement: both drivers answer with them, only their common type does not say so. */
export const rowsOf = async <T>(tx: Transaction, query: ReturnType<typeof sql>): Promise<T[]> =>
  ((await tx.execute(query)) as unknown as { rows: T[] }).rows;

/** Every table of the application, each after those that it refers to. The job queue's are not among them. */
export async function listTables(tx: Transaction): Promise<Table[]> {
  const tables = await rowsOf<Table>(
    tx,
    sql`select t.table_name::text as name, array_agg(c.column_name::text order by c.ordinal_position) as columns
      from information_schema.tables t join information_schema.columns c using (table_schema, table_name)
      where t.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
      group by 1 order by 1`,
  );
  const links = await rowsOf<{ from: string; to: string }>(
    tx,
    sql`select a.relname::text as "from", b.relname::text as "to" from pg_constraint
      join pg_class a on a.oid = conrelid join pg_class b on b.oid = confrelid
      where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`,
  );
  const sorted: Table[] = [];
  let waiting = tables;
  while (waiting.length > 0) {
    const isReady = ({ name }: Table) =>
      links.every(({ from, to }) => from !== name || sorted.some((table) => table.name === to));
    const ready = waiting.filter(isReady);
    if (ready.length === 0)
      throw new Error(`Tables refer to each other: ${waiting.map(({ name }) => name).join(', ')}`);
    sorted.push(...ready);
    waiting = waiting.filter((table) => !ready.includes(table));
  }
  return sorted;
}

/** What says which schema a database has: the number of its migrations and the newest one's hash. */
export async function schemaOf(tx: Transaction): Promise<string> {
  const rows = await rowsOf<{ count: number; hash: string }>(
    tx,
    sql`select (count(*) over ())::int as count, hash from drizzle.__drizzle_migrations order by created_at desc limit 1`,
  );
  return `${rows[0]?.count ?? 0}-${rows[0]?.hash.slice(0, 12) ?? ''}`;
}

/** The rows of a table as JSON, a line each. Numbers and times are written by the database, so nothing is rounded. */
export async function* readRows(tx: Transaction, { name }: Table): AsyncGenerator<{ lines: Buffer; count: number }> {
  const table = sql.identifier(name);
  await tx.execute(sql`declare backup_rows no scroll cursor for select row_to_json(t)::text as line from ${table} t`);
  let most = 10;
  for (;;) {
    const rows = await rowsOf<{ line: string }>(tx, sql.raw(`fetch ${most} from backup_rows`));
    if (rows.length === 0) break;
    const lines = Buffer.from(rows.map(({ line }) => `${line}\n`).join(''));
    yield { lines, count: rows.length };
    most = Math.max(1, Math.min(MOST_ROWS, most * 4, Math.floor(FETCHED / (lines.length / rows.length))));
  }
  await tx.execute(sql`close backup_rows`);
}

/** Inserts rows as `readRows` gave them, as one JSON list. */
export async function insertRows(tx: Transaction, table: Table, json: string): Promise<void> {
  const name = sql.identifier(table.name);
  const columns = sql.join(table.columns.map(sql.identifier), sql`, `);
  await tx.execute(
    sql`insert into ${name} (${columns}) select ${columns} from json_populate_recordset(null::${name}, ${json}::json)`,
  );
}
