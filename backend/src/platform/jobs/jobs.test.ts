import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterEach, test } from 'node:test';
import { pino } from 'pino';
import { startChild } from '../../testing/child.ts';
import { findPostgres, NO_POSTGRES, startPostgres } from '../../testing/postgres.ts';
import { migratedDatabase } from '../../testing/template.ts';
import { until } from '../../testing/until.ts';
import { type OpenDatabase, openDatabase, overPglite } from '../db/client.ts';
import type { Jobs } from './jobs.ts';
import { startJobs } from './pg-boss.ts';

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

async function jobsOver(database: OpenDatabase): Promise<{ jobs: Jobs; lines: string[] }> {
  const lines: string[] = [];
  const log = pino(new Writable({ write: (chunk, _encoding, done) => done(lines.push(String(chunk)) ? null : null) }));
  const jobs = await startJobs(database, log);
  cleanUps.push(database.close, jobs.stop);
  return { jobs, lines };
}

async function inMemory() {
  const client = await migratedDatabase();
  return jobsOver(overPglite(client, () => client.close()));
}

/** Collects what a handler is called with, and lets a test await the n-th call. */
function calls<T>() {
  const seen: T[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  return {
    seen,
    add(call: T) {
      seen.push(call);
      for (const one of waiting) if (seen.length >= one.count) one.resolve();
    },
    reached: (count: number) =>
      new Promise<void>((resolve) => (seen.length >= count ? resolve() : waiting.push({ count, resolve }))),
  };
}

async function startsSoon({ jobs }: { jobs: Jobs }) {
  const run = calls<string>();
  await jobs.work('page.generate', async ({ pageId }) => run.add(pageId));
  for (let n = 1; n <= 3; n++) {
    const sent = performance.now();
    await jobs.enqueue('page.generate', { pageId: `page ${n}` });
    await run.reached(n);
    assert.ok(performance.now() - sent < 1000, `${performance.now() - sent} ms`);
  }
  assert.deepEqual(run.seen, ['page 1', 'page 2', 'page 3']);
}

test('starts a job within a second', async () => startsSoon(await inMemory()));

test('starts a job within a second on PostgreSQL', async (t) => {
  const binaries = findPostgres();
  if (!binaries) return t.skip(NO_POSTGRES);
  const postgres = await startPostgres(binaries);
  cleanUps.push(postgres.stop);
  const databaseUrl = await postgres.newDatabase();
  await startsSoon(await jobsOver(await openDatabase({ dataDir: '', databaseUrl })));
});

test('tries a failed job again and says in the log which, which attempt and why', async () => {
  const { jobs, lines } = await inMemory();
  const run = calls<{ attempt: number; last: boolean }>();
  await jobs.work('page.generate', async (_payload, { attempt, last }) => {
    run.add({ attempt, last });
    if (attempt === 1) throw new Error('the model said no');
  });
  await jobs.enqueue('page.generate', { pageId: 'p' });
  await run.reached(2);
  assert.deepEqual(run.seen, [
    { attempt: 1, last: false },
    { attempt: 2, last: false },
  ]);
  const failure = lines.map((line) => JSON.parse(line)).find((line) => line.job === 'page.generate');
  assert.equal(failure.attempt, 1);
  assert.match(failure.msg, /page\.generate failed \(attempt 1, it will be tried again\): the model said no/);
});

test('does not add a second job with the key of one that waits or runs', async () => {
  const { jobs } = await inMemory();
  const run = calls<string>();
  const finish = Promise.withResolvers<void>();
  await jobs.enqueue('page.generate', { pageId: 'first' }, { key: 'same' });
  await jobs.enqueue('page.generate', { pageId: 'while it waits' }, { key: 'same' });
  await jobs.work('page.generate', async ({ pageId }) => {
    run.add(pageId);
    if (pageId === 'first') await finish.promise;
  });
  await run.reached(1);
  await jobs.enqueue('page.generate', { pageId: 'while it runs' }, { key: 'same' });
  await jobs.enqueue('page.generate', { pageId: 'other' }, { key: 'other' });
  finish.resolve();
  await run.reached(2);
  assert.deepEqual(run.seen, ['first', 'other']);
});

test('a job whose process was killed runs again as soon as the next one starts', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'landfall-jobs-'));
  cleanUps.push(async () => rmSync(dataDir, { recursive: true, force: true }));
  const child = startChild(new URL('../../testing/job-hanger.ts', import.meta.url), [dataDir]);
  await child.line(/working on interrupted/);
  await child.kill('SIGKILL');

  const { jobs } = await jobsOver(await openDatabase({ dataDir, databaseUrl: undefined }));
  const run = calls<{ pageId: string; attempt: number }>();
  const started = performance.now();
  await jobs.work('page.generate', async ({ pageId }, { attempt }) => run.add({ pageId, attempt }));
  await run.reached(1);
  assert.deepEqual(run.seen, [{ pageId: 'interrupted', attempt: 2 }]);
  assert.ok(performance.now() - started < 2000);
});

test('a sweep runs at start, and a failing one is logged and goes on', async () => {
  const { jobs, lines } = await inMemory();
  const run = calls<number>();
  await jobs.sweep('leftovers', 0.05, async () => {
    run.add(1);
    throw new Error('not today');
  });
  assert.equal(run.seen.length >= 1, true);
  await run.reached(3);
  assert.ok(lines.some((line) => line.includes('Sweep leftovers failed: not today')));
});

async function embeddedJobs() {
  const client = await migratedDatabase();
  const database = overPglite(client, () => client.close());
  const jobs = await startJobs(database, pino({ level: 'silent' }));
  const close = async () => {
    await jobs.stop();
    await client.close();
  };
  return { jobs, database, close };
}

const deliveries = (group: string, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const deliveryId = `${group}-${index}`;
    return { payload: { deliveryId, turn: 0 }, key: deliveryId, group };
  });

test('a job that is added in a transaction is there if and only if that commits', async () => {
  const { jobs, database, close } = await embeddedJobs();
  const ran: string[] = [];
  await jobs.workPool('webhook.deliver', async ({ deliveryId }) => void ran.push(deliveryId));
  const undone = database.db.transaction(async (tx) => {
    await jobs.enqueueWith(tx, 'webhook.deliver', deliveries('undone', 1));
    throw new Error('undone');
  });
  await assert.rejects(undone, /undone/);
  await database.db.transaction((tx) => jobs.enqueueWith(tx, 'webhook.deliver', deliveries('done', 3)));
  await until(async () => ran.length === 3);
  assert.deepEqual(ran.toSorted(), ['done-0', 'done-1', 'done-2']);
  await close();
});

test('a pool runs some of one group at once, and everybody else beside them', async () => {
  const { jobs, database, close } = await embeddedJobs();
  const end = Promise.withResolvers<void>();
  const begun: string[] = [];
  await jobs.workPool('webhook.deliver', async ({ deliveryId }) => {
    begun.push(deliveryId);
    if (deliveryId.startsWith('slow')) await end.promise;
  });
  await jobs.enqueueWith(database.db, 'webhook.deliver', deliveries('slow', 100));
  await until(async () => begun.length === 8);
  await jobs.enqueueWith(database.db, 'webhook.deliver', deliveries('quick', 20));
  await until(async () => begun.filter((id) => id.startsWith('quick')).length === 20);
  assert.equal(begun.length, 28);
  end.resolve();
  await close();
});

test('a job of a pool that fails runs again, and so does a batch', async () => {
  const { jobs, database, close } = await embeddedJobs();
  const tries: string[] = [];
  const failingOnce = (id: string) => {
    tries.push(id);
    if (tries.filter((each) => each === id).length === 1) throw new Error('once');
  };
  await jobs.workPool('webhook.deliver', async ({ deliveryId }) => failingOnce(deliveryId));
  await jobs.workBatches('event.webhooks', async (batch) => failingOnce(batch.map(({ eventId }) => eventId).join()));
  await jobs.enqueueWith(database.db, 'webhook.deliver', deliveries('one', 1));
  await jobs.enqueue('event.webhooks', { eventId: 'event' }, { key: 'event' });
  await until(async () => tries.length === 4);
  assert.deepEqual(tries.toSorted(), ['event', 'event', 'one-0', 'one-0']);
  await close();
});
