import type { FastifyBaseLogger } from 'fastify';
import type { JobWithMetadata } from 'pg-boss';
import { messageOf } from '../log.ts';
import type { JobOutcome, Metrics } from '../metrics/metrics.ts';
import type { JobHandler, JobName, JobPayloads } from './jobs.ts';

/** What the queue keeps: what the job is told, and the request and the span that asked for it. */
export type Stored<N extends JobName> = JobPayloads[N] & { reqId?: string | undefined; traceparent?: string };

/** Runs a job's handler, counted and logged. @throws what the handler throws */
export async function runCounted<N extends JobName>(
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
