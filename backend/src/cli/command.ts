import type { ParseArgsOptionsConfig } from 'node:util';
import type { Database } from '../db/client.ts';

/** A command that was called wrongly: the reader needs the usage, not a stack. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export interface Command {
  /** What is typed, e.g. `codes mint`. */
  name: string;
  summary: string;
  /** How it is called, and its options, a line each. */
  usage: string;
  options: ParseArgsOptionsConfig;
  /** Returns what is printed: a text for people, data for `--json`. @throws UsageError */
  run(db: Database, values: Record<string, unknown>): Promise<{ text: string; data: unknown }>;
}
