import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { Database } from './db/client.ts';
import type { Subscribe } from './db/notifications.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { SecretBox } from './secrets/secret-box.ts';
import type { Storage } from './storage/storage.ts';
import type { Tracing } from './tracing/tracing.ts';
import type { Work } from './workers/work.ts';

/** Everything that the parts of the backend stand on. Passed, never imported as a global. */
export interface Context {
  config: Config;
  db: Database;
  /** Rejects while the database is away. */
  ping: () => Promise<void>;
  /** Follows notifications of the database. */
  subscribe: Subscribe;
  storage: Storage;
  jobs: Jobs;
  /** Does what must not keep this thread from serving. */
  work: Work;
  /** Encrypts what the database keeps secret. */
  secrets: SecretBox;
  metrics: Metrics;
  /** Absent where traces are off. */
  tracing?: Tracing | undefined;
  /** Aborted once the process was asked to end. */
  stopping: AbortSignal;
  log: FastifyBaseLogger;
}
