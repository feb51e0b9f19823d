import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { drizzle } from 'drizzle-orm/node-postgres';
import { doorTo } from '../../testing/door.ts';
import { findPostgres, NO_POSTGRES, startPostgres } from '../../testing/postgres.ts';
import { until } from '../../testing/until.ts';
import { toAppError } from '../http/to-app-error.ts';
import { openDatabase } from './client.ts';
import { openPool } from './pool.ts';

const cleanUps: (() => Promise<unknown>)[] = [];
after(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

const WAITS = { connectMs: 300, statementMs: 200, answerMs: 300 };

/** A pool on a PostgreSQL that can fall silent. */
async function behindDoor(binaries: string) {
  const postgres = await startPostgres(binaries);
  cleanUps.push(postgres.stop);
  const address = new URL(await postgres.newDatabase());
  const door = await doorTo(Number(address.port));
  address.port = String(door.port);
  const pool = openPool(address.href, WAITS);
  cleanUps.push(door.shut, () => pool.end());
  return { door, pool };
}

const isAway = (error: Error) => toAppError(error).code === 'unavailable';

/** Whether it fails as a database that is away, within three waits. */
async function failsInTime(work: Promise<unknown>): Promise<void> {
  const began = performance.now();
  await assert.rejects(work, isAway);
  assert.ok(performance.now() - began < 5_000, `it took ${performance.now() - began} ms`);
}

test('a connection that breaks in the middle of a transaction fails the transaction, and nothing else', async (t) => {
  const binaries = findPostgres();
  if (!binaries) return t.skip(NO_POSTGRES);
  const { door, pool } = await behindDoor(binaries);
  const broken = drizzle(pool).transaction(async (tx) => {
    await tx.execute('select 1');
    await door.shut();
    await tx.execute('select 2');
  });
  await assert.rejects(broken, isAway);
  await door.open();
  assert.equal((await pool.query('select 1')).rowCount, 1);
});

test('a call waits only where every connection is busy and there may be no more', async (t) => {
  const binaries = findPostgres();
  if (!binaries) return t.skip(NO_POSTGRES);
  const postgres = await startPostgres(binaries);
  t.after(postgres.stop);
  const database = await openDatabase({ databaseUrl: await postgres.newDatabase(), dataDir: '' });
  await Promise.all([database.ping(), database.ping()]);
  const asked = Promise.all([database.ping(), database.ping()]);
  // In the same turn the pool has given them to nobody yet, though two connections are idle.
  assert.equal(database.connections?.().waiting, 0);
  await asked;
  const slow = Promise.all(Array.from({ length: 12 }, () => database.executeSql('select pg_sleep(0.3)')));
  await until(async () => database.connections?.().waiting === 2);
  await slow;
  assert.equal(database.connections?.().waiting, 0);
  await database.close();
});

test('nobody waits for a PostgreSQL that accepts connections and never answers, and its return is seen', async (t) => {
  const binaries = findPostgres();
  if (!binaries) return t.skip(NO_POSTGRES);
  const { door, pool } = await behindDoor(binaries);
  const db = drizzle(pool);
  // Known connections, one of them in a transaction, and one that is to be made.
  await Promise.all([pool.query('select 1'), pool.query('select 1')]);
  const began = Promise.withResolvers<void>();
  const silent = Promise.withResolvers<void>();
  const transaction = db.transaction(async (tx) => {
    await tx.execute('select 1');
    began.resolve();
    await silent.promise;
    await tx.execute('select 2');
  });
  await began.promise;
  door.hush();
  silent.resolve();
  await Promise.all([
    failsInTime(transaction),
    failsInTime(pool.query('select 3')),
    failsInTime(Promise.all([1, 2, 3].map(() => pool.query('select 4')))),
  ]);

  // What was in the middle of something is not handed on.
  door.speak();
  const { rows } = await pool.query('select 5 as five');
  assert.deepEqual(rows, [{ five: 5 }]);
  await db.transaction(async (tx) => {
    assert.deepEqual((await tx.execute('select 6 as six')).rows, [{ six: 6 }]);
  });
});
