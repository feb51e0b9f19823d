import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { pino } from 'pino';
import { findPostgres, NO_POSTGRES, startPostgres, type TemporaryPostgres } from '../../testing/postgres.ts';
import { migratedDatabase } from '../../testing/template.ts';
import { until } from '../../testing/until.ts';
import { openDatabase, overPglite } from '../db/client.ts';
import type { Jobs } from './jobs.ts';
import { startJobs } from './pg-boss.ts';

const binaries = findPostgres();
const skip = binaries ? false : NO_POSTGRES;
let postgres: TemporaryPostgres | undefined;
const cleanUps: (() => Promise<unknown>)[] = [];

before(async () => {
  if (binaries) postgres = await startPostgres(binaries);
});
after(async () => {
  for (const cleanUp of cleanUps.toReversed()) await cleanUp();
  await postgres?.stop();
});

/** Two processes' queues over one database. */
async function twoOverOne(): Promise<[Jobs, Jobs]> {
  const databaseUrl = (await postgres?.newDatabase()) ?? '';
  const open = async () => {
    const database = await openDatabase({ databaseUrl, dataDir: '' });
    const jobs = await startJobs(database, pino({ level: 'silent' }));
    cleanUps.push(database.close, jobs.stop);
    return jobs;
  };
  return [await open(), await open()];
}

test('a sweep runs once among all processes, however many ask for it', { skip }, async () => {
  const [one, other] = await twoOverOne();
  let hourly = 0;
  let often = 0;
  for (const jobs of [one, other]) {
    await jobs.sweep('hourly', 3600, async () => {
      hourly += 1;
    });
    await jobs.sweep('often', 1, async () => {
      often += 1;
    });
  }
  await until(async () => often >= 3);
  assert.equal(hourly, 1);
});

test('a sweep that hangs delays no other', { skip }, async () => {
  const [one] = await twoOverOne();
  const end = Promise.withResolvers<void>();
  await one.sweep('hangs', 3600, () => end.promise);
  await new Promise<void>((resolve) => one.sweep('goes on', 3600, async () => resolve()));
  end.resolve();
});

test('a sweep that hangs keeps no other from beginning, in a process of its own', async (t) => {
  const client = await migratedDatabase();
  const jobs = await startJobs(
    overPglite(client, () => client.close()),
    pino({ level: 'silent' }),
  );
  const end = Promise.withResolvers<void>();
  t.after(async () => {
    end.resolve();
    await jobs.stop();
    await client.close();
  });
  const late = setTimeout(end.resolve, 5_000);
  let isHanging = true;
  await jobs.sweep('hangs', 3600, async () => {
    await end.promise;
    isHanging = false;
  });
  await new Promise<void>((resolve) => jobs.sweep('goes on', 3600, async () => resolve()));
  assert.ok(isHanging, 'the first one was waited for');
  clearTimeout(late);
});

test('many jobs of one account do not hold up the first of another', async () => {
  const client = await migratedDatabase();
  const jobs = await startJobs(
    overPglite(client, () => client.close()),
    pino({ level: 'silent' }),
  );
  const end = Promise.withResolvers<void>();
  const begun: string[] = [];
  await jobs.work('domain.check', async ({ domainId }) => {
    begun.push(domainId);
    if (domainId.startsWith('many')) await end.promise;
  });
  for (let count = 0; count < 10; count += 1)
    await jobs.enqueue('domain.check', { domainId: `many-${count}` }, { key: `many-${count}`, group: 'a' });
  await until(async () => begun.length > 0);
  await jobs.enqueue('domain.check', { domainId: 'first' }, { key: 'first', group: 'b' });
  await until(async () => begun.includes('first'));
  assert.deepEqual(
    begun.filter((id) => id.startsWith('many')),
    ['many-0'],
  );
  end.resolve();
  await jobs.stop();
  await client.close();
});
