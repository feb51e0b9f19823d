import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { messageOf } from '../log.ts';
import type { Jobs } from './jobs.ts';

/** Milliseconds between two tries. */
const PAUSE = 1_000;

const away = async (): Promise<never> => {
  throw new AppError('unavailable');
};

/** The queue while it is not there yet. */
const NO_JOBS: Jobs = {
  enqueue: away,
  enqueueWith: away,
  work: away,
  workBatches: away,
  workPool: away,
  sweep: away,
  depth: away,
  check: away,
  stop: async () => {},
};

/**
 * The queue for a process that begins before its database is there: tries to start it until it can, and refuses jobs until
 * then. `stopping` ends the tries.
 */
export function startJobsLate(
  start: () => Promise<Jobs>,
  { log, stopping }: Pick<Context, 'log' | 'stopping'>,
): { jobs: Jobs; started: Promise<void> } {
  let current = NO_JOBS;
  const trying = async () => {
    while (!stopping.aborted) {
      try {
        current = await start();
        log.info('The database is there, jobs are taken in');
        return;
      } catch (error) {
        log.warn(`Jobs wait for the database: ${messageOf(error)}`);
        await pause(PAUSE, undefined, { signal: stopping, ref: false }).catch(() => {});
      }
    }
  };
  const started = trying();
  return {
    started,
    jobs: {
      enqueue: (...job) => current.enqueue(...job),
      enqueueWith: (...jobs) => current.enqueueWith(...jobs),
      work: (...handler) => current.work(...handler),
      workBatches: (...handler) => current.workBatches(...handler),
      workPool: (...handler) => current.workPool(...handler),
      sweep: (...sweep) => current.sweep(...sweep),
      depth: () => current.depth(),
      check: () => current.check(),
      stop: () => current.stop(),
    },
  };
}
