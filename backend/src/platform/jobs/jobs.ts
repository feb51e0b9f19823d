import type { Database } from '../db/client.ts';

/** The background jobs and what each is told. Handlers are idempotent: a killed job runs again. */
export interface JobPayloads {
  'page.generate': { pageId: string };
  'page.publish': { pageId: string };
  'mail.send': { mailId: string };
  'domain.check': { domainId: string };
  'storage.discard': Record<string, never>;
  'site.write': { projectId: string };
  'file.repoint': { fileId: string };
  'section.publish': { sharedId: string };
  'routes.copy': Record<string, never>;
  'cdn.purge': { purge: { host: string; paths: string[] }[] };
  'event.webhooks': { eventId: string };
  'event.forms': { eventId: string };
  'webhook.deliver': { deliveryId: string; turn: number };
}

export type JobName = keyof JobPayloads;

interface EnqueueOptions {
  /** While a job with this key waits or runs, another one with the same key is not added. */
  key?: string;
  /** Seconds from now. */
  startAfter?: number;
  /** Whose job it is. In each process one of them runs at a time, so that many of one account hold nobody up. */
  group?: string;
}

/** A job among many that are added at once. */
export interface NewJob<N extends JobName> extends EnqueueOptions {
  payload: JobPayloads[N];
}

export type JobHandler<N extends JobName> = (
  payload: JobPayloads[N],
  run: { attempt: number; last: boolean; signal: AbortSignal },
) => Promise<void>;

export interface Jobs {
  enqueue<N extends JobName>(name: N, payload: JobPayloads[N], options?: EnqueueOptions): Promise<void>;
  /** Adds jobs in a transaction: they are there if and only if it commits. */
  enqueueWith<N extends JobName>(tx: Database, name: N, jobs: readonly NewJob<N>[]): Promise<void>;
  /** Registers the one handler of a job. A throw retries with backoff; `attempt` counts from 1, `last` is the final try. */
  work<N extends JobName>(name: N, handler: JobHandler<N>): Promise<void>;
  /** The same for a job that is done for many at once: a throw has all of them tried again. */
  workBatches<N extends JobName>(name: N, handler: (payloads: JobPayloads[N][]) => Promise<void>): Promise<void>;
  /** The same for many short jobs that mostly wait for others; `signal` aborts when the process ends. */
  workPool<N extends JobName>(name: N, handler: JobHandler<N>): Promise<void>;
  /**
   * Runs `sweep` at start and then every `seconds`, once among all processes: it finds what a crash left behind, or what
   * has come to its time.
   */
  sweep(name: string, seconds: number, sweep: () => Promise<void>): Promise<void>;
  /** How many jobs there are, by name and state, and the seconds that the oldest that is due has waited. */
  depth(): Promise<{ job: string; state: 'due' | 'later' | 'running' | 'failed'; count: number; waited: number }[]>;
  /** Rejects while jobs cannot be taken in or run. */
  check(): Promise<void>;
  /** Waits for running handlers, then stops. */
  stop(): Promise<void>;
}
