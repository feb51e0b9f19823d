import pg from 'pg';
import { until } from './until.ts';

/** Waits until every route of a PostgreSQL has its copy in the store. */
export async function untilCopied(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await until(async () => (await client.query('select 1 from route_changes limit 1')).rowCount === 0);
  await client.end();
}
