import type { CounterContext, Counters } from './counters.ts';
import { memoryCounters } from './memory-counters.ts';
import { sharedCounters } from './shared-counters.ts';

/**
 * Counters that every process on the same PostgreSQL shares; the embedded database has one process, which counts in its
 * memory.
 * @param name tells these counters from all others
 * @param seconds how long a window lasts
 */
export function createCounters(context: CounterContext, name: string, seconds: number): Counters {
  const own = memoryCounters(seconds);
  return context.config.databaseUrl ? sharedCounters(context, name, seconds, own) : own;
}
