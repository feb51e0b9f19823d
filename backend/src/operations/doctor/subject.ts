import type { Config } from '../../platform/config.ts';
import type { Rows } from './open-rows.ts';

/** What checks look at. */
export interface Subject {
  config: Config;
  env: NodeJS.ProcessEnv;
  /** The dashboard is somewhere else than on this machine: what is only for trying out is wrong there. */
  isPublic: boolean;
  /** Reads the database; the same connection for all checks. Rejects where it cannot be reached. */
  rows: () => Promise<Rows>;
  /** Sends a message to this address. */
  mailTo: string | undefined;
  /** Aborted when the check's time is over. */
  signal: AbortSignal;
}
