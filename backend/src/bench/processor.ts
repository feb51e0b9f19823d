import { readFileSync } from 'node:fs';

/** What Linux counts processor time in: a hundredth of a second. */
const TICK_MS = 10;

/**
 * Milliseconds of the processor that processes have used, all of their threads together; NaN for none, and where the system
 * does not tell. Other work on the machine changes it little, unlike the time that passes.
 */
export function processorTimeOf(pids: readonly (number | undefined)[]): number {
  if (pids.length === 0) return Number.NaN;
  try {
    return pids.reduce<number>((sum, pid) => {
      // The name, in parentheses, may hold spaces.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ');
      return sum + (Number(fields[11]) + Number(fields[12])) * TICK_MS;
    }, 0);
  } catch {
    return Number.NaN;
  }
}
