import type { ParseArgsOptionsConfig } from 'node:util';
import type { Context } from '../../platform/context.ts';

/** A command that was called wrongly: the reader needs the usage, not a stack. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** What commands work on. No jobs run here: mails wait in the database until the server sends them. */
export type CommandContext = Pick<Context, 'config' | 'db' | 'log'> & {
  /** Says how far a long command has come. */
  say: (line: string) => void;
};

export interface Command {
  /** What is typed, e.g. `codes mint`. */
  name: string;
  summary: string;
  /** How it is called, with its options. */
  usage: string;
  /** What each option means, a line each. */
  details?: readonly string[];
  options: ParseArgsOptionsConfig;
  /** Its log is written to standard error, for whoever keeps it. */
  isLogged?: boolean;
  /** It goes on with a restore that was cut short; no other command works on what is there meanwhile. */
  isRestoring?: boolean;
  /** Returns what is printed: a text for people, data for `--json`. @throws UsageError, or an error whose message says it */
  run(context: CommandContext, values: Record<string, unknown>): Promise<{ text: string; data: unknown }>;
}

/** A command that works without a database of its own: what it looks at may be broken. */
export interface CommandAlone extends Omit<Command, 'run' | 'isLogged' | 'isRestoring'> {
  runAlone(
    env: NodeJS.ProcessEnv,
    values: Record<string, unknown>,
  ): Promise<{ text: string; data: unknown; hasFailed: boolean }>;
}

/** The option that every command has. */
export const json = { type: 'boolean' } as const;

/** An option that must be there. @throws UsageError */
export function required(values: Record<string, unknown>, name: string): string {
  const value = values[name];
  if (typeof value !== 'string' || value.trim() === '') throw new UsageError(`--${name} is missing.`);
  return value.trim();
}

/** Rows as lines with aligned columns. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = rows.reduce<number[]>(
    (most, row) => row.map((cell, index) => Math.max(most[index] ?? 0, cell.length)),
    [],
  );
  return rows
    .map((row) =>
      row
        .map((cell, index) => cell.padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
