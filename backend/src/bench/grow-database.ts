import type { OpenDatabase } from '../platform/db/client.ts';

/** Tables that do not grow with customers and visitors. */
export const BOUNDED: ReadonlySet<string> = new Set(['plans', 'counters', 'stat_salts', 'area_trials']);

/** Columns that mean something: what other rows name, and what schedules look for. `n` counts rows, `:sites` sites. */
const COLUMNS: Readonly<Record<string, string>> = {
  user_id: "'u-' || (n % (:sites / 2 + 1))",
  project_id: "'p-' || (n % :sites)",
  site_id: "'p-' || (n % :sites)",
  page_id: "'g-' || (n % :sites)",
  plan_name: "'pro'",
  created_at: "now() - (n % 500000) * interval '1 minute'",
  expires_at: "now() + (n % 500000 + 1) * interval '1 minute'",
  words: "'words of ' || n",
  'users.id': "'u-' || n",
  'projects.id': "'p-' || n",
  'pages.id': "'g-' || n",
  'pages.status': "'active'",
  'pages.published_key': "'key-' || n",
  'stat_visitors.day': 'current_date',
  'stat_batches.created_at': "now() - (n % 1000) * interval '1 minute'",
  // Later than what is deleted as old.
  'events.created_at': "now() - (n % 40000) * interval '1 minute'",
  'limits.expire': "now() + (n % 500000 + 1) * interval '1 minute'",
  'page_versions.bytes': '1000',
  'page_versions.contents_key': "'contents-' || n",
  'domains.domain': "'site-' || n || '.bench.example'",
  'domains.type': "'provider'",
  'domains.status': "'active'",
  'site_hosts.host': "'site-' || n || '.bench.example'",
  'leads.email': "'visitor-' || n || '@bench.example'",
  'leads.body_hash': "'body-' || n",
  'leads.counted_at': 'now()',
  'mails.sent_at': 'now()',
  'mails.status': "'sent'",
  'orders.status': "'paid'",
  'deliveries.status': "'delivered'",
  'experiments.status': "'done'",
  'suspensions.lifted_at': 'now()',
  'discarded.due_at': "now() + interval '1 hour'",
  'route_changes.host': "'site-' || n || '.bench.example'",
};

/** Tables of which there are ten rows for each site, and none. */
const MANY: ReadonlySet<string> = new Set(['leads', 'stat_counts', 'stat_visitors', 'events', 'page_versions']);
const EMPTY: ReadonlySet<string> = new Set(['route_changes', 'discarded']);

/** Rows of one call: a call may take a minute. */
const AT_ONCE = 100_000;

function filler(type: string): string {
  if (/^(text|character)/.test(type)) return "'text-' || n";
  if (/int|numeric|double/.test(type)) return 'n';
  if (type === 'boolean') return 'false';
  if (type === 'jsonb') return `'[]'`;
  if (type === 'date') return 'current_date - (n % 300)::int';
  if (type === 'ARRAY') return `'{}'`;
  return "now() - (n % 500000) * interval '1 minute'";
}

/**
 * Fills every table as years of many sites would: most rows have nothing to be done for them. Written past triggers and
 * references. Returns the tables that grow.
 */
export async function growDatabase({ executeSql }: Pick<OpenDatabase, 'executeSql'>, sites: number): Promise<string[]> {
  const { rows } = await executeSql(
    `select c.table_name, c.column_name, c.data_type, c.is_nullable = 'YES' or c.column_default is not null as optional
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' order by c.table_name, c.ordinal_position`,
  );
  const tables = Map.groupBy(
    rows as { table_name: string; column_name: string; data_type: string; optional: boolean }[],
    ({ table_name }) => table_name,
  );
  const grown = [...tables.keys()].filter((table) => !BOUNDED.has(table) && !EMPTY.has(table));
  for (const table of grown) {
    const columns = (tables.get(table) ?? []).flatMap(({ column_name, data_type, optional }) => {
      const meant = COLUMNS[`${table}.${column_name}`] ?? COLUMNS[column_name];
      if (meant === undefined && optional) return [];
      return [[column_name, (meant ?? filler(data_type)).replaceAll(':sites', String(sites))] as const];
    });
    const names = columns.map(([name]) => `"${name}"`).join(', ');
    const values = columns.map(([, value]) => value).join(', ');
    const count = MANY.has(table) ? sites * 10 : sites;
    for (let from = 0; from < count; from += AT_ONCE) {
      const to = Math.min(from + AT_ONCE, count) - 1;
      // In one call, so that it is one connection of a pool.
      await executeSql(`begin; set local session_replication_role = replica; set local statement_timeout = 0;
        insert into "${table}" (${names}) select ${values} from generate_series(${from}, ${to}) as n on conflict do nothing;
        commit;`);
    }
  }
  await executeSql('analyze');
  return grown;
}
