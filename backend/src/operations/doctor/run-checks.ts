import { type Finding, type Report, reportOf } from './finding.ts';
import type { Subject } from './subject.ts';

/** Looks at one part. What it throws is a failure of that part. */
export interface Check {
  part: string;
  look: (subject: Subject, report: Report) => Promise<void> | void;
}

/** Milliseconds that each check has. They run at the same time. */
const PATIENCE = 12_000;

/** What happened in the end: libraries wrap it. */
export function innermost(error: unknown): unknown {
  if (error instanceof AggregateError && error.errors.length > 0) return innermost(error.errors[0]);
  if (error instanceof Error && error.cause instanceof Error) return innermost(error.cause);
  return error;
}

/** Its message. */
export function reasonOf(error: unknown): string {
  const inner = innermost(error);
  if (!(inner instanceof Error)) return String(inner);
  return inner.message || (inner as NodeJS.ErrnoException).code || inner.name;
}

/** Runs all checks beside each other. Each has an end, and none can keep another from its own. */
export async function runChecks(
  checks: readonly Check[],
  subject: Omit<Subject, 'signal'>,
  patience = PATIENCE,
): Promise<Finding[]> {
  const looked = checks.map(async ({ part, look }) => {
    const { report, findings } = reportOf(part);
    const ending = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`no answer within ${patience / 1000} seconds`)), patience);
    });
    try {
      await Promise.race([look({ ...subject, signal: ending.signal }, report), late]);
    } catch (error) {
      report.failure(reasonOf(error), `Look at what ${part} stands on, then run this again.`);
    } finally {
      clearTimeout(timer);
      ending.abort();
    }
    // What a check that is late says afterwards is not heard.
    return [...findings];
  });
  return (await Promise.all(looked)).flat();
}
