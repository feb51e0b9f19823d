import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fromPglite, PgBoss } from 'pg-boss';
import { pino } from 'pino';
import { migratedDatabase } from '../../testing/template.ts';
import { startPool } from './pool.ts';

const NAME = 'webhook.deliver';

test('a job that does not end with its process is handed back, and what becomes of it there counts no more', async (t) => {
  const client = await migratedDatabase();
  const boss = new PgBoss({ db: fromPglite(client), backend: 'pglite', schedule: false, supervise: false });
  await boss.start();
  t.after(async () => {
    await boss.stop();
    await client.close();
  });
  await boss.insert(NAME, [{ singletonKey: 'one' }, { singletonKey: 'other' }]);
  const stateOf = async () =>
    (await client.query<{ state: string }>(`select state from pgboss.job where name = $1`, [NAME])).rows.map(
      ({ state }) => state,
    );
  const begun = Promise.withResolvers<void>();
  const [one, other] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const ends = [one, other];
  const run = async () => {
    const end = ends.shift();
    if (ends.length === 0) begun.resolve();
    await end?.promise;
  };
  const log = pino({ level: 'silent' });
  const pool = startPool({ boss, name: NAME, atOnce: 2, ofOneGroup: 2, run, log, ending: 1, givingUp: 1 });
  await begun.promise;
  await pool.stop();
  assert.deepEqual(await stateOf(), ['retry', 'retry']);

  // Another process has them by now.
  await client.query(`update pgboss.job set state = 'active' where name = $1`, [NAME]);
  one.resolve();
  other.reject(new Error('too late'));
  await Promise.allSettled([one.promise, other.promise]);
  await boss.stop();
  assert.deepEqual(await stateOf(), ['active', 'active']);
});
