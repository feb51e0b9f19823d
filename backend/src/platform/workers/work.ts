import type { Config } from '../config.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { startChild, startThread } from './runner.ts';
import { WorkPool } from './work-pool.ts';

/** Milliseconds that a question may wait for its turn. */
const LONGEST_WAIT = 60_000;

/** Where work on what customers send is done, beside the thread that serves. */
export interface Work {
  /** Threads: texts, markup, drawings. */
  threads: WorkPool;
  /** Processes: pictures and videos that somebody sent. */
  media: WorkPool;
  close: () => Promise<void>;
}

/** The pools as they are configured; their workers start when they are first needed. With `tracing` each question is a span. */
export function createWork({ work }: Pick<Config, 'work'>, metrics: Metrics, tracing?: Tracing): Work {
  const bounds = { perOwner: 50, inAll: 400, waitMs: LONGEST_WAIT, tracing };
  const threads = new WorkPool({
    ...bounds,
    ...metrics.workIn('threads', () => threads.waiting),
    start: startThread,
    size: work.threads,
    memoryMb: work.threadMemoryMb,
  });
  const media = new WorkPool({
    ...bounds,
    ...metrics.workIn('media', () => media.waiting),
    start: startChild,
    size: work.mediaProcesses,
    memoryMb: work.mediaMemoryMb,
  });
  return {
    threads,
    media,
    close: async () => {
      await Promise.all([threads.close(), media.close()]);
    },
  };
}
