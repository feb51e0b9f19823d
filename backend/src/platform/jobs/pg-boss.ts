import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { type ConstructorOptions, fromPglite, type JobWithMetadata, PgBoss, type QueueOptions } from 'pg-boss';
import type { OpenDatabase } from '../db/client.ts';
import { cause, messageOf } from '../log.ts';
import type { JobOutcome, Metrics } from '../metrics/metrics.ts';
import type { JobHandler, JobName, JobPayloads, Jobs } from './jobs.ts';
import { createSweeps, type SharedSweeps } from './sweeps.ts';

const HOUR = 60 * 60;

/** What the queue keeps: what the job is told, and the request that asked for it. */
type Stored<N extends JobName> = JobPayloads[N] & { reqId?: string | undefined };

/** How often each job is tried: the delay doubles from `retryDelay` seconds up to `retryDelayMax`. */
const QUEUES: Record<JobName, QueueOptions> = {
  'page.generate': { retryLimit: 4, retryDelay: 2, retryDelayMax: 60, expireInSeconds: 10 * 60 },
  'mail.send': { retryLimit: 9, retryDelay: 15, retryDelayMax: 2 * HOUR, expireInSeconds: 2 * 60 },
  'domain.check': { retryLimit: 2, retryDelay: 30, retryDelayMax: 120, expireInSeconds: 2 * 60 },
  'storage.discard': { retryLimit: 5, retryDelay: 30, retryDelayMax: HOUR, expireInSeconds: 10 * 60 },
};

/** Polling is for retries, whose time comes without a notification. */
const WORKER = { includeMetadata: true, pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1 } as const;

/** How many jobs of a name one process runs at a time; what waits for others may be more than what computes. */
const AT_ONCE: Record<JobName, number> = {
  'page.generate': 4,
  'mail.send': 4,
  'domain.check': 4,
  'storage.discard': 1,
};

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

/** Finished jobs stay in the table for a while; those that were given up are what an operator wants to see. */
const DEPTH = `
  select name as job, count(*)::int as count, case
    when state = 'active' then 'running' when state = 'failed' then 'failed'
    when start_after > now() then 'later' else 'due' end as state
  from pgboss.job where state in ('created', 'retry', 'active', 'failed') and name <> 'sweep' group by 1, 3`;

/**
 * Starts the job queue in the application's own database. A new job wakes its worker at once, through the database's
 * notifications; retries are found by polling.
 */
export async function startJobs(
  database: OpenDatabase,
  log: FastifyBaseLogger,
  jobEnded: Metrics['jobEnded'] = () => {},
): Promise<Jobs> {
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
  const sweeps = createSweeps(log, database.driver.kind === 'pglite' ? undefined : await sweepQueue(boss));

  return {
    async enqueue(name, payload, options = {}) {
      await boss.send(name, { ...payload, reqId: cause.getStore()?.reqId } satisfies Stored<typeof name>, {
        // One key, one waiting or running job; without a key nothing may collide.
        singletonKey: options.key ?? crypto.randomUUID(),
        ...(options.startAfter !== undefined && { startAfter: options.startAfter }),
        ...(options.group !== undefined && { group: { id: options.group } }),
      });
    },

    async work(name, handler) {
      const at = { localConcurrency: AT_ONCE[name], localGroupConcurrency: 1 };
      await boss.work(name, { ...WORKER, ...at }, async (jobs: JobWithMetadata<Stored<typeof name>>[]) => {
        for (const job of jobs) {
          const because = { reqId: job.data.reqId, job: name, jobId: job.id };
          await cause.run(because, () => runCounted(job, log, handler, jobEnded));
        }
      });
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
      // What does not end in time is handed back to the queue.
      await boss.stop({ graceful: true, timeout: JOBS_HAVE });
    },
  };
}

function connection({ driver }: OpenDatabase): ConstructorOptions {
  if (driver.kind === 'pglite') return { db: fromPglite(driver.client), backend: 'pglite' };
  return { connectionString: driver.url, max: 4, application_name: 'landfall-jobs' };
}

async function prepareQueue(boss: PgBoss, name: string, options: QueueOptions): Promise<void> {
  const settings = { ...options, retryBackoff: true, heartbeatSeconds: HEARTBEAT, notify: true };
  await boss.createQueue(name, { ...settings, policy: 'exclusive' });
  // An existing queue keeps its settings unless told of the new ones.
  await boss.updateQueue(name, settings);
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

async function runCounted<N extends JobName>(
  job: JobWithMetadata<Stored<N>>,
  log: FastifyBaseLogger,
  handler: JobHandler<N>,
  ended: Metrics['jobEnded'],
): Promise<void> {
  const began = performance.now();
  const end = (outcome: JobOutcome) => ended(job.name, outcome, (performance.now() - began) / 1000);
  try {
    await runLogged(job, log, handler);
  } catch (error) {
    end(job.retryCount >= job.retryLimit ? 'given_up' : 'retried');
    throw error;
  }
  end('done');
}

async function runLogged<N extends JobName>(
  job: JobWithMetadata<Stored<N>>,
  log: FastifyBaseLogger,
  handler: JobHandler<N>,
): Promise<void> {
  const attempt = job.retryCount + 1;
  const last = job.retryCount >= job.retryLimit;
  try {
    await handler(job.data, { attempt, last, signal: job.signal });
  } catch (error) {
    const reason = messageOf(error);
    const then = last ? 'it is given up' : 'it will be tried again';
    log.error(
      { err: error, job: job.name, attempt, payload: job.data },
      `Job ${job.name} failed (attempt ${attempt}, ${then}): ${reason}`,
    );
    throw error;
  }
}
