import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import { giveWay } from './give-way.ts';

/** Milliseconds between looks while nothing is known to wait. */
const IDLE = 1_000;

/** Milliseconds that what runs has to end by itself when the process ends, and after it was told to give up. */
const ENDING = 5_000;
const GIVING_UP = 2_000;

interface Options<T> {
  boss: PgBoss;
  name: string;
  atOnce: number;
  ofOneGroup: number;
  run: (job: JobWithMetadata<T>, stopping: AbortSignal) => Promise<void>;
  log: FastifyBaseLogger;
}

export interface Pool {
  /** A job came in: do not wait to look. */
  wake: () => void;
  stop: () => Promise<void>;
}

/**
 * Runs many short jobs side by side that mostly wait for others. They are fetched and completed many at a time; of one
 * group only so many run at once, so that whoever is slow keeps nobody else waiting.
 */
export function startPool<T>({ boss, name, atOnce, ofOneGroup, run, log }: Options<T>): Pool {
  const stopping = new AbortController();
  const running = new Map<string, Promise<void>>();
  let done: string[] = [];
  let isStopped = false;
  let wake = () => {};

  const start = (job: JobWithMetadata<T>) => {
    const turn = run(job, stopping.signal)
      .then(() => void done.push(job.id))
      .catch((error) => boss.fail(name, job.id, { message: String(error) }).catch((failure) => warn(failure)))
      .then(() => void running.delete(job.id))
      .then(() => wake());
    running.set(job.id, turn);
  };
  const warn = (error: unknown) => log.warn({ err: error, job: name }, 'The job queue could not be reached');

  /** What cannot be noted now stays noted here; at worst it expires and runs again, which handlers bear. */
  const complete = async () => {
    const ended = done;
    done = [];
    if (ended.length === 0) return;
    await boss.complete(name, ended).catch((error) => {
      done.push(...ended);
      throw error;
    });
  };

  const look = async (): Promise<number> => {
    await complete();
    const free = atOnce - running.size;
    if (free <= 0 || isStopped) return 0;
    const options = { batchSize: free, groupConcurrency: ofOneGroup, includeMetadata: true as const };
    const jobs = await boss.fetch<T>(name, options);
    for (const job of jobs) start(job);
    return jobs.length;
  };

  const loop = (async () => {
    while (!isStopped) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      const found = await look().catch((error) => {
        warn(error);
        return 0;
      });
      await giveWay();
      if (found === 0) await Promise.race([woken, pause(IDLE, undefined, { ref: false })]);
    }
  })();

  return {
    wake: () => wake(),
    async stop() {
      isStopped = true;
      wake();
      await loop;
      const ended = () => Promise.all(running.values());
      await Promise.race([ended(), pause(ENDING, undefined, { ref: false })]);
      stopping.abort();
      await Promise.race([ended(), pause(GIVING_UP, undefined, { ref: false })]);
      await complete().catch(warn);
    },
  };
}
