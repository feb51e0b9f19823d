import assert from 'node:assert/strict';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as migrateSchema } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { pino } from 'pino';
import { seedPlans } from '../../commerce/plans/seed.ts';
import { findPostgres, NO_POSTGRES, startPostgres, type TemporaryPostgres } from '../../testing/postgres.ts';
import { takesAway } from '../../testing/takes-away.ts';
import { startJobs } from '../jobs/pg-boss.ts';
import { type OpenDatabase, openDatabase } from './client.ts';
import { migrate, stepBackSoon, steppingBack } from './migrate.ts';
import { plans } from './schema.ts';

const binaries = findPostgres();
let postgres: TemporaryPostgres | undefined;
before(async () => {
  if (binaries) postgres = await startPostgres(binaries);
});
after(() => postgres?.stop());

test('processes that start together on PostgreSQL migrate once', async (t) => {
  if (!postgres) return t.skip(NO_POSTGRES);
  for (let round = 0; round < 2; round++) {
    const databaseUrl = await postgres.newDatabase();
    const processes: OpenDatabase[] = [];
    for (let i = 0; i < 5; i++) processes.push(await openDatabase({ databaseUrl, dataDir: '' }));
    await Promise.all(processes.map((database) => migrate(database, seedPlans)));
    const log = pino({ level: 'silent' });
    const queues = await Promise.all(processes.slice(0, 3).map((database) => startJobs(database, log)));

    assert.equal((await processes[0]?.db.select().from(plans))?.length, 4);
    await Promise.all(queues.map((jobs) => jobs.stop()));
    await Promise.all(processes.map((database) => database.close()));
  }
});

const folder = fileURLToPath(new URL('./migrations', import.meta.url));

/** The migrations up to the one before the newest: what the process before an update knows. */
async function migrationsBefore(): Promise<string> {
  const before = await mkdtemp(join(tmpdir(), 'landfall-migrations-'));
  await cp(folder, before, { recursive: true });
  const journal = join(before, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8'));
  await writeFile(journal, JSON.stringify({ ...rest, entries: entries.slice(0, -1) }));
  return before;
}

test('who works on the schema before goes on while it changes, also behind a long transaction', async (t) => {
  if (!postgres) return t.skip(NO_POSTGRES);
  const databaseUrl = await postgres.newDatabase();
  const database = await openDatabase({ databaseUrl, dataDir: '' });
  const pool = new pg.Pool({ connectionString: databaseUrl });
  const migrationsFolder = await migrationsBefore();
  await migrateSchema(drizzle(pool), { migrationsFolder });
  // In plain words: the tables of before have no columns that are only to come.
  await pool.query(
    `insert into plans (name, id, prefix, type, description, price_month, price_year, price_lifetime, features, position)
      values ('pro', 'pro', 'Pro', '', '', 1, 1, 1, '{}', 1)`,
  );
  await pool.query(`insert into users (id, email, plan_name, password_hash) values ('u', 'u@example.com', 'pro', 'x')`);

  // Somebody's long transaction has its hands on the tables that most changes touch.
  const long = await pool.connect();
  await long.query(`begin; update users set name = 'Long'; update pages set title = title`);
  let migrated = false;
  const migration = migrate(database, seedPlans).then(() => {
    migrated = true;
  });
  let longest = 0;
  const work = async () => {
    while (!migrated) {
      const began = Date.now();
      await pool.query('update pages set title = title where false');
      await pool.query(
        `insert into sessions (token_hash, user_id, expires_at) values (gen_random_uuid()::text, 'u', now())`,
      );
      longest = Math.max(longest, Date.now() - began);
    }
  };
  const working = work();
  await setTimeout(3_000);
  await long.query('commit');
  long.release();
  await Promise.all([migration, working]);
  assert.ok(longest < 5_000, `a call waited ${longest} ms`);
  await pool.end();
  await database.close();
  await rm(migrationsFolder, { recursive: true });
});

test('a change that meets a transaction the other way round steps back, and the transaction goes on', async (t) => {
  if (!postgres) return t.skip(NO_POSTGRES);
  const connectionString = await postgres.newDatabase();
  const [ours, theirs] = [new pg.Client({ connectionString }), new pg.Client({ connectionString })];
  await Promise.all([ours.connect(), theirs.connect()]);
  await ours.query('create table one (n int); create table two (n int)');
  await stepBackSoon(ours);
  await theirs.query('begin; insert into two values (1)');
  let tries = 0;
  let work: Promise<unknown> | undefined;
  await steppingBack(async () => {
    tries += 1;
    try {
      await ours.query('begin; alter table one add column m int');
      work ??= theirs.query('insert into one values (1); commit');
      await ours.query('alter table two add column m int; commit');
    } catch (error) {
      await ours.query('rollback');
      throw error;
    }
  });
  await work;
  assert.equal(tries, 2);
  const { rows } = await ours.query(
    'select (select count(*) from one)::int as one, (select count(*) from two)::int as two',
  );
  assert.deepEqual(rows, [{ one: 1, two: 1 }]);
  await Promise.all([ours.end(), theirs.end()]);
});

/**
 * Migrations that take something away or refuse something, with why no release that may run beside them minds. Whoever adds
 * one here names the release that stopped using it (docs/operations.md, "Changes of the schema").
 */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  '0002_accounts.sql': 'before the first release that was rolled out beside another',
  '0032_many-sites.sql':
    'nothing listens to the channel of its triggers since 0019_artefacts; page_artefacts_followed comes back',
  '0015_plans_refunds_storage.sql': 'an order never had more than one invoice',
};

test('a migration only adds to what the release before uses, or stands in the list of exceptions', async () => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql'));
  for (const name of names) {
    const found = takesAway(await readFile(join(folder, name), 'utf8'));
    if (name in EXCEPTIONS) assert.ok(found.length > 0, `${name} needs no exception`);
    else
      assert.deepEqual(
        found,
        [],
        `${name} breaks the release before. See docs/operations.md, "Changes of the schema".`,
      );
  }
});
