import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import type pg from 'pg';
import type { Config } from '../config.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { openEmbedded } from './embedded.ts';
import { type Subscribe, subscribeEmbedded, subscribePostgres } from './notifications.ts';
import { openPool, VISITORS_WAIT, WAITS } from './pool.ts';
import * as schema from './schema.ts';
import { tracePglite, tracePool } from './trace-queries.ts';

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
  /** The same for what visitors wait for: connections of its own, which nobody else can use up, and shorter waits. */
  forVisitors: Pick<OpenDatabase, 'db' | 'ping'>;
  /** How the pool's connections are used. Absent on the embedded database, which has one. */
  connections?: () => { busy: number; idle: number; waiting: number };
  /** Follows notifications of the database. */
  subscribe: Subscribe;
  close: () => Promise<void>;
}

/**
 * Opens PostgreSQL at DATABASE_URL, or else the embedded database in the data folder.
 * PostgreSQL is connected to on first use. With `tracing` each statement is a span.
 * @throws FolderInUseError
 */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  tracing?: Tracing,
): Promise<OpenDatabase> {
  if (config.databaseUrl) return openPostgres(config.databaseUrl, tracing);
  const { client, close } = await openEmbedded(join(config.dataDir, 'db'));
  if (tracing) tracePglite(client, tracing);
  return overPglite(client, close);
}

/** Wraps an opened PGlite. */
export function overPglite(client: PGlite, close: () => Promise<void>): OpenDatabase {
  const db = drizzlePglite(client, { schema });
  const ping = async () => {
    await client.query('select 1');
  };
  const executeSql: OpenDatabase['executeSql'] = async (text, values) => {
    if (values?.length) return client.query(text, values);
    const results = await client.exec(text);
    return { rows: results.flatMap((result) => result.rows) };
  };
  return {
    db,
    executeSql,
    driver: { kind: 'pglite', client },
    ping,
    // It runs in this process: nothing can be between.
    forVisitors: { db, ping },
    subscribe: subscribeEmbedded(client),
    close,
  };
}

function openPostgres(url: string, tracing?: Tracing): OpenDatabase {
  const pool = openPool(url, WAITS);
  const visitors = openPool(url, VISITORS_WAIT);
  const notifications = subscribePostgres(url, (channel, payload) =>
    visitors.query('select pg_notify($1, $2)', [channel, payload]),
  );
  const pools = [pool, visitors];
  if (tracing) for (const one of pools) tracePool(one, tracing);
  const sum = (count: (one: pg.Pool) => number) => pools.reduce((total, one) => total + count(one), 0);
  return {
    db: drizzlePg(pool, { schema }),
    executeSql: async (text, values) => ({ rows: (await pool.query(text, values)).rows }),
    driver: { kind: 'postgres', url },
    ping: () => pingBy(pool),
    forVisitors: { db: drizzlePg(visitors, { schema }), ping: () => pingBy(visitors) },
    connections: () => ({
      busy: sum(({ totalCount, idleCount }) => totalCount - idleCount),
      idle: sum(({ idleCount }) => idleCount),
      waiting: sum(callsThatWait),
    }),
    subscribe: notifications.subscribe,
    close: async () => {
      await notifications.close();
      await Promise.all(pools.map((one) => one.end()));
    },
  };
}

/** A pool counts a call as waiting until the next turn, also where a connection is idle: that is no wait. */
const callsThatWait = ({ waitingCount, idleCount, totalCount, options }: pg.Pool): number =>
  idleCount === 0 && totalCount >= options.max ? waitingCount : 0;

async function pingBy(pool: pg.Pool): Promise<void> {
  await pool.query('select 1');
}
