import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import type { Config } from '../config.ts';
import { openEmbedded } from './embedded.ts';
import { type Subscribe, subscribeEmbedded, subscribePostgres } from './notifications.ts';
import * as schema from './schema.ts';

/**
 * The database, or a transaction of it: functions take this and serve both.
 * Inside `db.transaction(async (tx) => ...)` use `tx` alone: on the embedded database `db` waits for the
 * transaction to end, for ever.
 */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** The `tx` of `db.transaction`: for what must happen together with its caller's writes. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export interface OpenDatabase {
  db: Database;
  /** One statement with $1 parameters; without parameters, several statements. */
  executeSql: (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;
  /** The driver behind it: the job queue and the migrations need to know. */
  driver: { kind: 'pglite'; client: PGlite } | { kind: 'postgres'; url: string };
  /** Rejects while the database is away. */
  ping: () => Promise<void>;
  /** How the pool's connections are used. Absent on the embedded database, which has one. */
  connections?: () => { busy: number; idle: number; waiting: number };
  /** Follows notifications of the database. */
  subscribe: Subscribe;
  close: () => Promise<void>;
}

/**
 * Opens PostgreSQL at DATABASE_URL, or else the embedded database in the data folder.
 * PostgreSQL is connected to on first use.
 * @throws FolderInUseError
 */
export async function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<OpenDatabase> {
  if (config.databaseUrl) return openPostgres(config.databaseUrl);
  const { client, close } = await openEmbedded(join(config.dataDir, 'db'));
  return overPglite(client, close);
}

/** Wraps an opened PGlite. */
export function overPglite(client: PGlite, close: () => Promise<void>): OpenDatabase {
  const executeSql: OpenDatabase['executeSql'] = async (text, values) => {
    if (values?.length) return client.query(text, values);
    const results = await client.exec(text);
    return { rows: results.flatMap((result) => result.rows) };
  };
  return {
    db: drizzlePglite(client, { schema }),
    executeSql,
    driver: { kind: 'pglite', client },
    ping: async () => {
      await client.query('select 1');
    },
    subscribe: subscribeEmbedded(client),
    close,
  };
}

function openPostgres(url: string): OpenDatabase {
  const notifications = subscribePostgres(url);
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'landfall',
  });
  // An idle connection that breaks is replaced on the next use; without a listener it would end the process.
  pool.on('error', () => {});
  return {
    db: drizzlePg(pool, { schema }),
    executeSql: async (text, values) => ({ rows: (await pool.query(text, values)).rows }),
    driver: { kind: 'postgres', url },
    ping: async () => {
      await pool.query('select 1');
    },
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    subscribe: notifications.subscribe,
    close: async () => {
      await notifications.close();
      await pool.end();
    },
  };
}
