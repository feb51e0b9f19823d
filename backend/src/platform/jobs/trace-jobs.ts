import type { JobWithMetadata } from 'pg-boss';
import type { Tracing } from '../tracing/tracing.ts';

export interface JobTraces {
  /** Queues jobs in a span, which they go on from. */
  queued: <T>(name: string, insert: (traceparent?: string) => Promise<T>) => Promise<T>;
  /** Runs jobs, one or many at once, in the trace of the request that queued them. */
  run: (jobs: readonly JobWithMetadata<{ traceparent?: string }>[], work: () => Promise<void>) => Promise<void>;
  /** Runs a sweep, which nobody asked for: it begins a trace, in which the jobs that it queues go on. */
  sweep: (name: string, work: () => Promise<void>) => Promise<void>;
}

/** What ties a job to what queued it. Without traces the work alone is done. */
export function traceJobs(tracing: Tracing | undefined): JobTraces {
  if (!tracing)
    return {
      queued: (_name, insert) => insert(),
      run: (_jobs, work) => work(),
      sweep: (_name, work) => work(),
    };
  return {
    queued: (name, insert) =>
      tracing.span({ name: `send ${name}`, kind: 'producer', attributes: messaging(name, 'send') }, () =>
        insert(tracing.traceparent()),
      ),

    run(jobs, work) {
      const [first] = jobs;
      if (!first) return work();
      const { name, id, retryCount } = first;
      const attributes = {
        ...messaging(name, 'process'),
        ...(jobs.length === 1
          ? { 'messaging.message.id': id, 'landfall.job.attempt': retryCount + 1 }
          : { 'messaging.batch.message_count': jobs.length }),
      };
      const parents = jobs.map(({ data }) => data.traceparent);
      return tracing.follow(parents, { name: `process ${name}`, kind: 'consumer', attributes }, work);
    },

    sweep: (name, work) =>
      tracing.follow(
        [],
        { name: `sweep ${name}`, attributes: { 'landfall.sweep': name }, outcome: 'landfall.sweep.outcome' },
        work,
      ),
  };
}

const messaging = (name: string, operation: 'send' | 'process') => ({
  'messaging.system': 'pg-boss',
  'messaging.destination.name': name,
  'messaging.operation.type': operation,
});
