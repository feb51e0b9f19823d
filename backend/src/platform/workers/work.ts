import type { Config } from '../config.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { type StartRunner, startChild, startThread } from './runner.ts';
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

interface WorkOptions {
  /** Each question is a span of it. */
  tracing?: Tracing | undefined;
  /** How workers of each pool are started. */
  start?: { thread: StartRunner; child: StartRunner };
}

/** The pools as they are configured; their workers start when they are first needed. */
export function createWork(
  { work }: Pick<Config, 'work'>,
  metrics: Metrics,
  { tracing, start = { thread: startThread, child: startChild } }: WorkOptions = {},
): Work {
  const bounds = { perOwner: 50, inAll: 400, waitMs: LONGEST_WAIT, tracing };
  const threads = new WorkPool({
    ...bounds,
    ...metrics.workIn('threads', () => threads.waiting),
    start: start.thread,
    size: work.threads,
    memoryMb: work.threadMemoryMb,
  });
  const media = new WorkPool({
    ...bounds,
    ...metrics.workIn('media', () => media.waiting),
    start: start.child,
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
