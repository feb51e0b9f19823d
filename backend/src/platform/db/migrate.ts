import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { toAppError } from '../http/to-app-error.ts';
import { messageOf } from '../log.ts';
import type { Database, OpenDatabase } from './client.ts';
import { assertRestored, readRestoreProgress } from './unfinished-restore.ts';

/** Any number, the same in every process. */
const MIGRATION_LOCK = 7_263_001;

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * How long a change of the schema waits for a table that somebody works on. Whoever comes after it waits for it, so it
 * steps back and tries again: the processes that are running must not notice. Less than the second after which PostgreSQL
 * looks for transactions that wait for each other and ends one of them, which might be a visitor's.
 */
const LOCK_TIMEOUT = '500ms';

/** PostgreSQL: the lock was not to be had in that time, or whoever had it waited for one of ours. */
const STEP_BACK = new Set(['55P03', '40P01']);

/** Writes what a new database begins with. Runs after every migration, so it must leave alone what is there. */
export type Seed = (db: Database) => Promise<void>;

/**
 * Brings the database to this build's schema, then seeds it. Processes that start together take turns.
 * @param mayBeUnfinished for whoever goes on with a restore that was cut short; its rows are not added to
 * @throws UnfinishedRestoreError
 */
export async function migrate(database: OpenDatabase, seed: Seed, mayBeUnfinished = false): Promise<void> {
  const seedRestored = async (db: Database) => {
    const progress = await readRestoreProgress(db);
    if (!mayBeUnfinished) assertRestored(progress);
    if (!progress?.gone) await seed(db);
  };
  if (database.driver.kind === 'pglite') {
    await migratePglite(drizzlePglite(database.driver.client), { migrationsFolder });
    await seedRestored(database.db);
  } else {
    await migratePostgres(database.driver.url, () => seedRestored(database.db));
  }
}

/** The lock belongs to a session, so everything runs on one connection. */
async function migratePostgres(url: string, seed: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  // A connection that breaks fails the statement that comes next.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    // From here on: the wait for another process that migrates has no end.
    await stepBackSoon(client);
    await steppingBack(() => migratePg(drizzlePg(client), { migrationsFolder }));
    await seed();
  } finally {
    await client.end();
  }
}

/** Lets a connection wait for locks no longer than a change of the schema may. */
export const stepBackSoon = (client: pg.Client) => client.query(`set lock_timeout = '${LOCK_TIMEOUT}'`);

/** Runs a change, which is one transaction, again while a lock is not to be had. @throws after a minute of that */
export async function steppingBack(change: () => Promise<unknown>): Promise<void> {
  const deadline = Date.now() + PATIENCE * 1000;
  for (;;) {
    try {
      await change();
      return;
    } catch (error) {
      const { code, cause } = error as { code?: string; cause?: { code?: string } };
      if (!STEP_BACK.has(code ?? cause?.code ?? '') || Date.now() > deadline) throw error;
      await setTimeout(500);
    }
  }
}

/** Seconds that a PostgreSQL which is still starting is waited for. */
const PATIENCE = 60;

/** Like `migrate`, and waits for a database that is not there yet. */
export async function migrateWhenReachable(database: OpenDatabase, log: FastifyBaseLogger, seed: Seed): Promise<void> {
  const deadline = Date.now() + PATIENCE * 1000;
  for (;;) {
    try {
      return await migrate(database, seed);
    } catch (error) {
      const away = toAppError(error as Error).code === 'unavailable';
      if (!away || Date.now() > deadline) throw error;
      log.warn(`The database is away, trying again: ${messageOf(error)}`);
      await setTimeout(1_000);
    }
  }
}
