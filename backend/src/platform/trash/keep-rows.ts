import type { Transaction } from '../db/client.ts';
import { sql } from '../db/operators.ts';

/** A column that names a row of another table, and what becomes of its row with that one. */
interface Reference {
  table: string;
  column: string;
  to: string;
  toColumn: string;
  /** As PostgreSQL's catalogue has it: the row goes too, or its column is emptied. */
  end: 'c' | 'n';
}

/** Rows to keep: those of a table whose column has this value. */
export interface Root {
  table: string;
  column: string;
  value: string;
}

const name = (table: string) => sql.identifier(table);

const rowsOf = async <T>(tx: Transaction, query: ReturnType<typeof sql>): Promise<T[]> =>
  ((await tx.execute(query)) as unknown as { rows: T[] }).rows;

/** What refers to what, as the database is now: a later release may have added tables. */
const readReferences = (tx: Transaction) =>
  rowsOf<Reference>(
    tx,
    sql`select t.relname::text as "table", a.attname::text as "column", f.relname::text as "to", fa.attname::text as "toColumn",
        c.confdeltype::text as "end"
      from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_class f on f.oid = c.confrelid
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      join pg_attribute fa on fa.attrelid = c.confrelid and fa.attnum = c.confkey[1]
      where c.contype = 'f' and c.connamespace = 'public'::regnamespace and c.confdeltype in ('c', 'n')`,
  );

/**
 * Copies rows that are about to be deleted, with all rows that go with them, and those that stay and lose a reference to
 * them. Parents come before what refers to them. Hold the rows meanwhile.
 */
export async function keepRows(tx: Transaction, trashId: string, roots: readonly Root[]): Promise<void> {
  const references = await readReferences(tx);
  const kept = new Set<string>();
  let position = 0;
  const waiting: { table: string; column: string; values: string[]; refers: string }[] = roots.map((root) => ({
    ...root,
    values: [root.value],
    refers: '',
  }));
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { table, column, values, refers } = next;
    const children = references.filter((reference) => reference.to === table);
    // Whatever refers to rows names them by one column, their id.
    const [named] = children.map(({ toColumn }) => toColumn);
    const list = sql.join(
      values.map((value) => sql`${value}`),
      sql`, `,
    );
    const rows = await rowsOf<{ key: string | null }>(
      tx,
      sql`insert into trash_rows (trash_id, position, table_name, refers, row)
        select ${trashId}, ${position}::int, ${table}, ${refers}, to_jsonb(t) from ${name(table)} t where t.${name(column)} in (${list})
        returning ${named ? sql`row ->> ${named}::text` : sql`null`} as key`,
    );
    position += 1;
    const keys = rows.flatMap(({ key }) => (key === null || kept.has(`${table} ${key}`) ? [] : [key]));
    if (refers || keys.length === 0) continue;
    for (const key of keys) kept.add(`${table} ${key}`);
    for (const child of children)
      waiting.push({
        ...{ table: child.table, column: child.column, values: keys },
        refers: child.end === 'n' ? child.column : '',
      });
  }
}

/** Changes the row that the others hang on before it is inserted again. */
export async function changeKeptRow(tx: Transaction, trashId: string, change: Record<string, unknown>): Promise<void> {
  await tx.execute(
    sql`update trash_rows set row = row || ${JSON.stringify(change)}::jsonb where trash_id = ${trashId} and position = 0`,
  );
}

/**
 * Inserts kept rows again. Columns that came since have their defaults; what refers to something that is gone by now
 * stays away, or is without it. @throws the database's error where the first row collides with another
 */
export async function putRowsBack(tx: Transaction, trashId: string): Promise<void> {
  const references = await readReferences(tx);
  const groups = await rowsOf<{ position: number; table: string; refers: string }>(
    tx,
    sql`select distinct position, table_name as "table", refers from trash_rows where trash_id = ${trashId} order by position`,
  );
  for (const { position, table, refers } of groups) {
    const isOf = sql`r.trash_id = ${trashId} and r.position = ${position}`;
    if (refers) await putReferenceBack(tx, table, refers, isOf);
    else await putTableBack(tx, table, references, isOf, position === 0);
  }
}

async function putTableBack(
  tx: Transaction,
  table: string,
  references: readonly Reference[],
  isOf: ReturnType<typeof sql>,
  isRoot: boolean,
): Promise<void> {
  const columns = await rowsOf<{ column: string }>(
    tx,
    sql`select c.column_name::text as "column" from information_schema.columns c
      where c.table_schema = 'public' and c.table_name = ${table} and c.is_generated = 'NEVER'
        and exists (select from trash_rows r where ${isOf} and r.row ? c.column_name)`,
  );
  if (columns.length === 0) return;
  const own = references.filter((reference) => reference.table === table);
  const target = ({ to, toColumn, column }: Reference) =>
    sql`(select p.${name(toColumn)} from ${name(to)} p where p.${name(toColumn)} = x.${name(column)})`;
  const values = columns.map(({ column }) => {
    const emptied = own.find((reference) => reference.column === column && reference.end === 'n');
    return emptied ? target(emptied) : sql`x.${name(column)}`;
  });
  const parents = own
    .filter(({ end }) => end === 'c')
    .map((reference) => sql`and (x.${name(reference.column)} is null or ${target(reference)} is not null)`);
  await tx.execute(sql`insert into ${name(table)} (${sql.join(
    columns.map(({ column }) => name(column)),
    sql`, `,
  )}) select ${sql.join(values, sql`, `)} from trash_rows r, jsonb_populate_record(null::${name(table)}, r.row) x
    where ${isOf} ${sql.join(parents, sql` `)} ${isRoot ? sql`` : sql`on conflict do nothing`}`);
}

/** Has a row that stayed refer again to what it lost, unless it refers to something else by now. */
async function putReferenceBack(tx: Transaction, table: string, column: string, isOf: ReturnType<typeof sql>) {
  const keys = await rowsOf<{ column: string }>(
    tx,
    sql`select a.attname::text as "column" from pg_index i join pg_class t on t.oid = i.indrelid
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
      where i.indisprimary and t.relnamespace = 'public'::regnamespace and t.relname = ${table}`,
  );
  const isSame = keys.map((key) => sql`t.${name(key.column)} = x.${name(key.column)}`);
  if (isSame.length === 0) return;
  await tx.execute(sql`update ${name(table)} t set ${name(column)} = x.${name(column)}
    from trash_rows r, jsonb_populate_record(null::${name(table)}, r.row) x
    where ${isOf} and t.${name(column)} is null and ${sql.join(isSame, sql` and `)}`);
}
