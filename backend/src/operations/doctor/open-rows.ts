import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Config } from '../../platform/config.ts';
import { openEmbedded } from '../../platform/db/embedded.ts';

/** Milliseconds for the connection, and for each statement. */
const WAIT = 5_000;

/** Reads rows of the database. */
export interface Rows {
  kind: 'postgres' | 'embedded';
  read: <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>;
  close: () => Promise<void>;
}

/** There is no database yet: the first start makes one. */
export class NoDatabaseYet extends Error {
  override name = 'NoDatabaseYet';
}

/**
 * Opens the database to look at it: nothing is made and nothing is migrated.
 * @throws NoDatabaseYet, FolderInUseError, the driver's errors
 */
export async function openRows({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Rows> {
  if (databaseUrl) return openPostgres(databaseUrl);
  const folder = join(dataDir, 'db');
  if (!existsSync(join(folder, 'PG_VERSION'))) throw new NoDatabaseYet(`There is no database in ${folder} yet`);
  const { client, close } = await openEmbedded(folder);
  return {
    kind: 'embedded',
    read: async <Row extends object>(text: string, values: unknown[] = []) =>
      (await client.query<Row>(text, values)).rows,
    close,
  };
}

async function openPostgres(url: string): Promise<Rows> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: WAIT,
    statement_timeout: WAIT,
    query_timeout: WAIT,
    application_name: 'landfall-doctor',
  });
  // A connection that breaks fails the statement that comes next.
  client.on('error', () => {});
  await client.connect();
  // Checks run beside each other, and a connection takes one statement at a time.
  let last: Promise<unknown> = Promise.resolve();
  return {
    kind: 'postgres',
    read: async <Row extends object>(text: string, values: unknown[] = []) => {
      const asked = last.then(() => client.query(text, values));
      last = asked.catch(() => {});
      return (await asked).rows as Row[];
    },
    // A server that has fallen silent says no goodbye.
    close: () => Promise.race([client.end(), new Promise<void>((resolve) => setTimeout(resolve, 500).unref())]),
  };
}
