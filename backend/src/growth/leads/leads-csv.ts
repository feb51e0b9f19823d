import type { Database } from '../../platform/db/client.ts';
import { type SQL, sql } from '../../platform/db/operators.ts';
import { leads } from '../../platform/db/schema.ts';
import { csvRow } from '../csv.ts';
import { filtered, type LeadFilter, type LeadRow } from './find-leads.ts';
import { leadParts } from './lead-parts.ts';

/** Fields with a column of their own; those beyond share the last one. */
const MAX_COLUMNS = 60;

async function fieldNames(db: Database, projectId: string, filter: LeadFilter): Promise<string[]> {
  const name = sql<string>`field.value ->> 'name'`;
  const rows = await db
    .select({ name })
    .from(leads)
    .crossJoin(sql`jsonb_array_elements(${leads.fields}) with ordinality as field(value, place)`)
    .where(filtered(projectId, filter))
    .groupBy(name)
    .orderBy(sql`count(*) desc`, sql`min(field.place)`, name)
    .limit(MAX_COLUMNS);
  return rows.map((row) => row.name);
}

interface About {
  title: string;
  /** Whether a lead says more by it than leads mostly do. */
  isSaid: SQL;
  value: (row: LeadRow) => string;
}

const said = (name: 'referrer' | 'utm_source' | 'utm_medium' | 'utm_campaign', title: string): About => ({
  title,
  isSaid: sql`${leads.source} ->> ${name} <> ''`,
  value: ({ source }) => source[name],
});

/** What is known of leads beside their fields. */
const ABOUT: About[] = [
  { title: 'Status', isSaid: sql`${leads.status} <> 'new'`, value: ({ status }) => status },
  said('referrer', 'Referrer'),
  said('utm_source', 'UTM source'),
  said('utm_medium', 'UTM medium'),
  said('utm_campaign', 'UTM campaign'),
  { title: 'Consent', isSaid: sql`${leads.consent} <> '[]'`, value: ({ consent }) => consent.join('; ') },
  {
    title: 'Files',
    isSaid: sql`${leads.fileBytes} > 0`,
    value: ({ files }) => files.map(({ name }) => name).join('; '),
  },
];

/** The columns that any of the leads has something in. */
async function aboutColumns(db: Database, projectId: string, filter: LeadFilter): Promise<About[]> {
  const isUsed = Object.fromEntries(
    ABOUT.map(({ title, isSaid }) => [title, sql<boolean | null>`bool_or(${isSaid})`.as(title)]),
  );
  const [row] = await db.select(isUsed).from(leads).where(filtered(projectId, filter));
  return ABOUT.filter(({ title }) => row?.[title]);
}

/**
 * A project's leads as a table for spreadsheets, oldest first, in pieces: when (UTC), on which page, a column for each
 * field that forms had, and what else is known. UTF-8 with its mark, because spreadsheets read anything else without it.
 */
export async function* leadsCsv(db: Database, projectId: string, filter: LeadFilter = {}): AsyncGenerator<Buffer> {
  const names = await fieldNames(db, projectId, filter);
  const known = new Set(names);
  const hasMore = names.length === MAX_COLUMNS;
  const about = await aboutColumns(db, projectId, filter);
  const titles = about.map(({ title }) => title);
  yield Buffer.from(`\ufeff${csvRow(['Received', 'Page', ...names, ...(hasMore ? ['More'] : []), ...titles])}`);
  for await (const rows of leadParts(db, projectId, filter)) {
    const text = rows.map((row) => {
      const values = new Map(row.fields.map(({ name, value }) => [name, value]));
      const more = row.fields.filter(({ name }) => !known.has(name)).map(({ name, value }) => `${name}: ${value}`);
      const when = row.createdAt.toISOString().replace('T', ' ').slice(0, 19);
      return csvRow([
        when,
        row.pageTitle,
        ...names.map((name) => values.get(name) ?? ''),
        ...(hasMore ? [more.join('; ')] : []),
        ...about.map(({ value }) => value(row)),
      ]);
    });
    yield Buffer.from(text.join(''));
  }
}
