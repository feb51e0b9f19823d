import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/client.ts';
import { leads } from '../../platform/db/schema.ts';

const BATCH = 500;
/** Fields with a column of their own; those beyond share the last one. */
const MAX_COLUMNS = 60;

/** Spreadsheets take these for the begin of a formula, some of them also in full width and after space. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r]/u;

/** One cell: always quoted, and never a formula. */
export const csvCell = (text: string): string => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

const csvRow = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

async function fieldNames(db: Database, projectId: string): Promise<string[]> {
  const name = sql<string>`field.value ->> 'name'`;
  const rows = await db
    .select({ name })
    .from(leads)
    .crossJoin(sql`jsonb_array_elements(${leads.fields}) with ordinality as field(value, place)`)
    .where(eq(leads.projectId, projectId))
    .groupBy(name)
    .orderBy(sql`count(*) desc`, sql`min(field.place)`, name)
    .limit(MAX_COLUMNS);
  return rows.map((row) => row.name);
}

/**
 * A project's leads as a table for spreadsheets, oldest first, in pieces: when (UTC), on which page, and a column for
 * each field that forms had. UTF-8 with its mark, because spreadsheets read anything else without it.
 */
export async function* leadsCsv(db: Database, projectId: string): AsyncGenerator<Buffer> {
  const names = await fieldNames(db, projectId);
  const known = new Set(names);
  yield Buffer.from(
    `\ufeff${csvRow(['Received', 'Page', ...names, ...(names.length === MAX_COLUMNS ? ['More'] : [])])}`,
  );
  let last = { createdAt: new Date(0), id: '' };
  for (;;) {
    const rows = await db
      .select()
      .from(leads)
      .where(
        and(
          eq(leads.projectId, projectId),
          sql`(${leads.createdAt}, ${leads.id}) > (${last.createdAt.toISOString()}::timestamptz, ${last.id})`,
        ),
      )
      .orderBy(leads.createdAt, leads.id)
      .limit(BATCH);
    const text = rows.map(({ createdAt, pageTitle, fields }) => {
      const values = new Map(fields.map(({ name, value }) => [name, value]));
      const more = fields.filter(({ name }) => !known.has(name)).map(({ name, value }) => `${name}: ${value}`);
      const when = createdAt.toISOString().replace('T', ' ').slice(0, 19);
      return csvRow([
        when,
        pageTitle,
        ...names.map((name) => values.get(name) ?? ''),
        ...(more.length ? [more.join('; ')] : []),
      ]);
    });
    if (text.length > 0) yield Buffer.from(text.join(''));
    const end = rows.at(-1);
    if (!end || rows.length < BATCH) return;
    last = end;
  }
}
