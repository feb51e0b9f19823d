import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';

/** Milliseconds after which a part that does not answer counts as away. */
const PATIENCE = 3_000;

/** What the process stands on. Mail is not among them: mails wait in the database until their server is back. */
export const PARTS = ['database', 'jobs', 'storage'] as const;

type Part = (typeof PARTS)[number];

/** Published sites need no queue. */
const needs = (role: Config['role'], part: Part) => role !== 'sites' || part !== 'jobs';

/** Asks every part that this process' role needs whether it is there, and returns those that are not. */
export async function awayParts(context: Context, log: FastifyBaseLogger): Promise<Part[]> {
  const checks: Record<Part, () => Promise<void>> = {
    database: () => context.ping(),
    jobs: () => context.jobs.check(),
    storage: () => context.storage.check(),
  };
  const answers = await Promise.all(
    PARTS.filter((part) => needs(context.config.role, part)).map((part) =>
      inTime(checks[part]()).then(
        () => undefined,
        (error) => {
          log.warn({ err: error }, `Not ready: ${part} is away`);
          return part;
        },
      ),
    ),
  );
  return answers.filter((part) => part !== undefined);
}

/**
 * Whether a process goes on without these parts: published sites do without the database or without the store, not without
 * both. Nobody should send their visitors elsewhere.
 */
export const goesOnWithout = (role: Config['role'], away: readonly Part[]): boolean =>
  away.length === 0 ||
  (role === 'sites' && !['database' as const, 'storage' as const].every((part) => away.includes(part)));

async function inTime(check: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${PATIENCE} ms`)), PATIENCE);
  });
  await Promise.race([check, late]).finally(() => clearTimeout(timer));
}
