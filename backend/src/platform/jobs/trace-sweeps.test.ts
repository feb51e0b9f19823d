import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { context, diag } from '@opentelemetry/api';
import { pino } from 'pino';
import { attribute, type Collector, otlpCollector } from '../../testing/otlp-collector.ts';
import { migratedDatabase } from '../../testing/template.ts';
import { readConfig } from '../config.ts';
import { overPglite } from '../db/client.ts';
import { openTracing } from '../tracing/open-tracing.ts';
import type { Tracing } from '../tracing/tracing.ts';
import type { Jobs } from './jobs.ts';
import { startJobs } from './pg-boss.ts';

let collector: Collector;
let tracing: Tracing;
let jobs: Jobs;
const cleanUps: (() => unknown)[] = [];
const environment = { ...process.env };

before(async () => {
  collector = await otlpCollector();
  // The exporter reads its own variables.
  Object.assign(process.env, collector.env);
  const opened = await openTracing(readConfig(process.env), (problem) => assert.fail(problem));
  assert.ok(opened);
  tracing = opened;
  const client = await migratedDatabase();
  const database = overPglite(client, () => client.close());
  jobs = await startJobs(database, pino({ level: 'silent' }), () => {}, tracing);
  cleanUps.push(collector.close, () => tracing.close(), database.close, jobs.stop);
});

after(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
  for (const name of Object.keys(collector.env)) {
    if (environment[name] === undefined) delete process.env[name];
    else process.env[name] = environment[name];
  }
  context.disable();
  diag.disable();
});

const named = (name: string) => collector.span((span) => span.name === name);

test('a sweep is the root of a trace, in which the job that it queues goes on', async () => {
  await jobs.work('page.publish', async () => {});
  await jobs.sweep('pages.test', 3_600, async () => {
    await tracing.span({ name: 'look' }, async () => {});
    await jobs.enqueue('page.publish', { pageId: 'page-1' });
  });
  const sweep = await named('sweep pages.test');
  assert.equal(sweep.parentSpanId || undefined, undefined);
  assert.deepEqual(
    [attribute(sweep, 'landfall.sweep'), attribute(sweep, 'landfall.sweep.outcome')],
    ['pages.test', 'done'],
  );
  assert.notEqual(sweep.status.code, 2);
  assert.equal((await named('look')).parentSpanId, sweep.spanId);
  const queued = await named('send page.publish');
  assert.equal(queued.parentSpanId, sweep.spanId);
  const job = await named('process page.publish');
  assert.deepEqual([job.traceId, job.parentSpanId], [sweep.traceId, queued.spanId]);
  assert.deepEqual(
    job.links?.map(({ spanId }) => spanId),
    [queued.spanId],
  );
});

test('a sweep that fails says so, without the words of its error', async () => {
  await jobs.sweep('failing.test', 3_600, async () => {
    throw new TypeError('a secret of a customer');
  });
  const sweep = await named('sweep failing.test');
  assert.deepEqual(
    [attribute(sweep, 'landfall.sweep.outcome'), attribute(sweep, 'error.type'), sweep.status.code],
    ['failed', 'TypeError', 2],
  );
  assert.ok(!collector.text().includes('a secret of a customer'));
});

test('a sweep belongs to no request, also to the one within which it was started', async () => {
  await tracing.follow([], { name: 'some request' }, () => jobs.sweep('started.test', 3_600, async () => {}));
  const [request, sweep] = [await named('some request'), await named('sweep started.test')];
  assert.notEqual(sweep.traceId, request.traceId);
  assert.equal(sweep.parentSpanId || undefined, undefined);
});
