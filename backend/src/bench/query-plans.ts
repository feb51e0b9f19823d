import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { OpenDatabase } from '../platform/db/client.ts';

interface Statement {
  text: string;
  values: unknown[];
}

type Query = (text: unknown, values?: unknown, ...rest: unknown[]) => Promise<{ rows: unknown[] }>;

/** Notes every different statement that goes through a query function. */
function noting(seen: Map<string, Statement>, query: Query): Query {
  return (asked, given, ...rest) => {
    const text = typeof asked === 'string' ? asked : ((asked as { text?: string })?.text ?? '');
    const values = Array.isArray(given) ? given : ((asked as { values?: unknown[] })?.values ?? []);
    if (/^\s*(select|insert|update|delete|with)\b/i.test(text) && !seen.has(text)) seen.set(text, { text, values });
    return query(asked, given, ...rest);
  };
}

interface Recorder {
  /** What was asked of the database so far, once each. */
  statements: () => Statement[];
  explain: (statement: Statement) => Promise<PlanNode>;
  stop: () => Promise<void>;
}

/** Records what is asked of a database from now on. */
export async function recordStatements({ driver }: OpenDatabase): Promise<Recorder> {
  const seen = new Map<string, Statement>();
  const planOf = (rows: unknown[]) => (rows[0] as { 'QUERY PLAN': [{ Plan: PlanNode }] })['QUERY PLAN'][0].Plan;
  if (driver.kind === 'pglite') return recordEmbedded(driver.client, seen, planOf);

  const prototype = pg.Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  prototype.query = function record(this: unknown, ...args: Parameters<Query>) {
    return noting(seen, query.bind(this))(...args);
  } as Query;
  const client = new pg.Client({ connectionString: driver.url });
  await client.connect();
  return {
    statements: () => [...seen.values()],
    explain: async ({ text, values }) =>
      planOf((await query.call(client, `explain (format json) ${text}`, values)).rows),
    stop: async () => {
      prototype.query = query;
      await client.end();
    },
  };
}

function recordEmbedded(client: PGlite, seen: Map<string, Statement>, planOf: (rows: unknown[]) => PlanNode): Recorder {
  const [query, transaction] = [client.query.bind(client) as Query, client.transaction.bind(client)];
  client.query = noting(seen, query) as typeof client.query;
  client.transaction = ((work: (tx: { query: Query }) => Promise<unknown>) =>
    transaction((tx) => {
      const own = tx as unknown as { query: Query };
      own.query = noting(seen, own.query.bind(own));
      return work(own);
    })) as typeof client.transaction;
  return {
    statements: () => [...seen.values()],
    explain: async ({ text, values }) => planOf((await query(`explain (format json) ${text}`, values)).rows),
    stop: async () => {
      client.query = query as typeof client.query;
      client.transaction = transaction;
    },
  };
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  Filter?: string;
  Plans?: PlanNode[];
}

function* nodesOf(plan: PlanNode): Generator<PlanNode> {
  yield plan;
  for (const child of plan.Plans ?? []) yield* nodesOf(child);
}

/** Statements whose plan reads the whole of a table that grows, with the table; nothing where all is found by an index. */
export async function wholeTableReads(
  { statements, explain }: Pick<Recorder, 'statements' | 'explain'>,
  growing: readonly string[],
): Promise<{ table: string; text: string }[]> {
  const found: { table: string; text: string }[] = [];
  for (const statement of statements()) {
    const plan = await explain(statement).catch((error) => {
      throw new Error(`No plan for ${statement.text}`, { cause: error });
    });
    for (const node of nodesOf(plan)) {
      const table = node['Relation Name'] ?? '';
      if (node['Node Type'] === 'Seq Scan' && growing.includes(table)) found.push({ table, text: statement.text });
    }
  }
  return found;
}
