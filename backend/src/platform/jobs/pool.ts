import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import { giveWay } from './give-way.ts';

/** Milliseconds between looks while nothing is known to wait. */
const IDLE = 1_000;

interface Options<T> {
  boss: PgBoss;
  name: string;
  atOnce: number;
  ofOneGroup: number;
  run: (job: JobWithMetadata<T>, stopping: AbortSignal) => Promise<void>;
  log: FastifyBaseLogger;
  /** Milliseconds that what runs has to end by itself when the process ends, and after it was told to give up. */
  ending?: number;
  givingUp?: number;
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
export function startPool<T>(options: Options<T>): Pool {
  const { boss, name, atOnce, ofOneGroup, run, log, ending = 5_000, givingUp = 2_000 } = options;
  const stopping = new AbortController();
  const running = new Map<string, Promise<void>>();
  let done: string[] = [];
  let isStopped = false;
  let isHandedBack = false;
  let wake = () => {};

  const warn = (error: unknown) => log.warn({ err: error, job: name }, 'The job queue could not be reached');
  const start = (job: JobWithMetadata<T>) => {
    const turn = run(job, stopping.signal)
      .then(() => void done.push(job.id))
      .catch((error) => isHandedBack || boss.fail(name, job.id, { message: String(error) }).catch(warn))
      .then(() => void running.delete(job.id))
      .then(() => wake());
    running.set(job.id, turn);
  };

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

  /** Notes what ended, and gives the rest to another process now, not once it expires: how it ends here counts no more. */
  const handBack = async () => {
    isHandedBack = true;
    const left = [...running.keys()];
    await complete().catch(warn);
    if (left.length > 0) await boss.fail(name, left, new Error('The process ended')).catch(warn);
  };

  const look = async (): Promise<number> => {
    await complete();
    const free = atOnce - running.size;
    if (free <= 0 || isStopped) return 0;
    const many = { batchSize: free, groupConcurrency: ofOneGroup, includeMetadata: true as const };
    const jobs = await boss.fetch<T>(name, many);
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
      await Promise.race([ended(), pause(ending, undefined, { ref: false })]);
      stopping.abort();
      await Promise.race([ended(), pause(givingUp, undefined, { ref: false })]);
      await handBack();
    },
  };
}
