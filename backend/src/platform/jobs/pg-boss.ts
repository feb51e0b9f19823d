import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import {
  type ConstructorOptions,
  fromDrizzle,
  fromPglite,
  type JobInsert,
  type JobWithMetadata,
  PgBoss,
  type QueueOptions,
} from 'pg-boss';
import type { Database, OpenDatabase } from '../db/client.ts';
import { type SQL, sql } from '../db/operators.ts';
import { cause } from '../log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { giveWay } from './give-way.ts';
import type { JobName, Jobs, NewJob } from './jobs.ts';
import { type Pool, startPool } from './pool.ts';
import { AT_ONCE, MANY, OF_ONE_GROUP, QUEUES } from './queues.ts';
import { runCounted, type Stored } from './run-job.ts';
import { createSweeps, type SharedSweeps } from './sweeps.ts';
import { traceJobs } from './trace-jobs.ts';

const HOUR = 60 * 60;

/**
 * Seconds between two polls of each place for a job. They are for retries, whose time comes without a notification: at one
 * second, the thirty places of a process that has nothing to do took a tenth of a processor.
 */
const POLLING = 3;
const WORKER = {
  includeMetadata: true,
  pollingIntervalSeconds: POLLING,
  notifyPollingIntervalSeconds: POLLING,
} as const;

/** A job without a sign of life for this many seconds is given to another process. */
const HEARTBEAT = 15;

/** The queue of sweeps that several processes share. */
const SWEEP = 'sweep';
/** A sweep may take so long, and so many run at a time in one process. */
const SWEEP_SECONDS = 5 * 60;
const SWEEPS_AT_ONCE = 8;

/** Milliseconds to finish in when the process ends. With the requests' own they stay well below 30 s. */
const SWEEPS_HAVE = 3_000;
const JOBS_HAVE = 10_000;

/**
 * Finished jobs stay in the table for a while. One that was given up counts for a day: it is kept for longer, and what nobody
 * can mend is not to be counted until then. What waits for another of its own group is no sign of too few workers.
 */
const DEPTH = `
  select name as job, count(*)::int as count,
    coalesce(extract(epoch from now() - min(start_after) filter (
      where state in ('created', 'retry') and busy.group_id is null)), 0)::float8 as waited,
    case
    when state = 'active' then 'running' when state = 'failed' then 'failed'
    when start_after > now() then 'later' else 'due' end as state
  from pgboss.job
  left join (select distinct name, group_id from pgboss.job where state = 'active' and group_id is not null) busy
    using (name, group_id)
  where state in ('created', 'retry', 'active', 'failed') and name <> 'sweep'
    and (state <> 'failed' or completed_on > now() - interval '1 day')
  group by 1, 4`;

/**
 * Starts the job queue in the application's own database. A new job wakes its worker at once, through the database's
 * notifications; retries are found by polling.
 */
export async function startJobs(
  database: OpenDatabase,
  log: FastifyBaseLogger,
  jobEnded: Metrics['jobEnded'] = () => {},
  tracing?: Tracing,
): Promise<Jobs> {
  const traces = traceJobs(tracing);
  const boss = new PgBoss({
    ...connection(database),
    schedule: false,
    useListenNotify: true,
    superviseIntervalSeconds: HEARTBEAT,
    monitorIntervalSeconds: HEARTBEAT,
    flowIntervalSeconds: HOUR,
  });
  boss.on('error', (error) => log.error({ err: error }, 'The job queue has a problem'));
  boss.on('warning', (warning) => log.warn({ warning }, 'The job queue warns'));
  await boss.start();
  for (const [name, options] of Object.entries(QUEUES)) await prepareQueue(boss, name, options);
  if (database.driver.kind === 'pglite') await releaseJobs(database);
  const pools = new Map<string, Pool>();
  const sweeps = createSweeps(
    log,
    traces.sweep,
    database.driver.kind === 'pglite' ? undefined : await sweepQueue(boss),
  );

  return {
    async enqueue(name, payload, options = {}) {
      await traces.queued(name, (traceparent) => boss.insert(name, [newJob({ payload, ...options }, traceparent)]));
      pools.get(name)?.wake();
    },

    async enqueueWith(tx, name, added) {
      if (added.length === 0) return;
      await traces.queued(name, (traceparent) => {
        const jobs = added.map((job) => newJob(job, traceparent));
        return boss.insert(name, jobs, { db: within(tx), returnId: false });
      });
    },

    async work(name, handler) {
      const at = { localConcurrency: AT_ONCE[name], localGroupConcurrency: 1 };
      await boss.work(name, { ...WORKER, ...at }, async (jobs: JobWithMetadata<Stored<typeof name>>[]) => {
        for (const job of jobs) {
          const because = { reqId: job.data.reqId, job: name, jobId: job.id };
          await cause.run(because, () => traces.run([job], () => runCounted(job, log, handler, jobEnded)));
        }
      });
    },

    async workBatches(name, handler) {
      const many = { batchSize: AT_ONCE[name], burstWhenBatchFull: true };
      await boss.work(name, { ...WORKER, ...many }, async (batch: JobWithMetadata<Stored<typeof name>>[]) => {
        await giveWay();
        const payloads = batch.map(({ data }) => data);
        const [first] = batch;
        const run = (job: typeof first & object) => runCounted(job, log, () => handler(payloads), jobEnded);
        if (first) await cause.run({ job: name }, () => traces.run(batch, () => run(first)));
        // What they made is not waited for.
        for (const pool of pools.values()) pool.wake();
      });
    },

    async workPool(name, handler) {
      const run = (job: JobWithMetadata<Stored<typeof name>>, signal: AbortSignal) =>
        cause.run({ reqId: job.data.reqId, job: name, jobId: job.id }, () =>
          traces.run([job], () => runCounted({ ...job, signal }, log, handler, jobEnded)),
        );
      pools.set(name, startPool({ boss, name, atOnce: AT_ONCE[name], ofOneGroup: OF_ONE_GROUP, run, log }));
    },

    sweep: sweeps.start,

    depth: async () => {
      const { rows } = await database.executeSql(DEPTH);
      return rows as Awaited<ReturnType<Jobs['depth']>>;
    },

    async check() {
      if (!(await boss.isInstalled())) throw new Error('The job queue has no tables.');
    },

    async stop() {
      // Whatever a sweep does not get done now, the next start's does.
      await Promise.race([sweeps.stop(), pause(SWEEPS_HAVE, undefined, { ref: false })]);
      await Promise.all([...pools.values()].map((pool) => pool.stop()));
      // What does not end in time is handed back to the queue.
      await boss.stop({ graceful: true, timeout: JOBS_HAVE });
    },
  };
}

/** A caller's transaction, as the queue uses a database. */
const within = (tx: Database) =>
  fromDrizzle({ execute: async (query) => (await tx.execute(query as SQL)) as unknown as { rows: unknown[] } }, sql);

function connection({ driver }: OpenDatabase): ConstructorOptions {
  if (driver.kind === 'pglite') return { db: fromPglite(driver.client), backend: 'pglite' };
  return { connectionString: driver.url, max: 4, application_name: 'landfall-jobs' };
}

async function prepareQueue(boss: PgBoss, name: string, options: QueueOptions): Promise<void> {
  const isMany = MANY.has(name);
  const settings = { ...options, retryBackoff: true, notify: true, ...(!isMany && { heartbeatSeconds: HEARTBEAT }) };
  await boss.createQueue(name, { ...settings, policy: 'exclusive' });
  // An existing queue keeps its settings unless told of the new ones.
  await boss.updateQueue(name, settings);
  // Its settings are read now, on a connection of its own: in a caller's transaction there is none to spare.
  await boss.insert(name, []);
}

function newJob<N extends JobName>({ payload, key, startAfter, group }: NewJob<N>, traceparent?: string): JobInsert {
  return {
    data: { ...payload, reqId: cause.getStore()?.reqId, ...(traceparent && { traceparent }) } satisfies Stored<N>,
    // One key, one waiting or running job; without a key nothing may collide.
    singletonKey: key ?? crypto.randomUUID(),
    ...(startAfter !== undefined && { startAfter }),
    ...(group !== undefined && { group: { id: group } }),
  };
}

/**
 * Lets one process of all run each sweep in its time: the first that asks for a stretch of time adds a job, and whoever is
 * free takes it. Sweeps run beside each other, so one that hangs delays no other.
 */
async function sweepQueue(boss: PgBoss): Promise<SharedSweeps> {
  await boss.createQueue(SWEEP, { retryLimit: 0, expireInSeconds: SWEEP_SECONDS, notify: true });
  const sweeps = new Map<string, () => Promise<void>>();
  let isWorking = false;
  return {
    async register(name, run) {
      sweeps.set(name, run);
      if (isWorking) return;
      isWorking = true;
      await boss.work<{ name: string }>(SWEEP, { ...WORKER, localConcurrency: SWEEPS_AT_ONCE }, async (jobs) => {
        for (const { data } of jobs) await sweeps.get(data.name)?.();
      });
    },
    async ask(name, seconds) {
      const singletonSeconds = Math.max(1, Math.floor(seconds));
      await boss.send(SWEEP, { name }, { singletonKey: name, singletonSeconds });
    },
  };
}

/** The embedded database has one process: what its last one left running can start again now. */
async function releaseJobs({ executeSql }: OpenDatabase): Promise<void> {
  await executeSql("update pgboss.job set state = 'retry', start_after = now() where state = 'active'");
}
