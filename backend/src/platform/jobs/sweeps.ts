import type { FastifyBaseLogger } from 'fastify';
import { cause, messageOf } from '../log.ts';
import type { Jobs } from './jobs.ts';
import type { JobTraces } from './trace-jobs.ts';

/** How processes over one database share their sweeps: whichever is free runs what any of them asked for. */
export interface SharedSweeps {
  register: (name: string, run: () => Promise<void>) => Promise<void>;
  /** Asks for a run; whoever asks again within `seconds` asks for the same one. */
  ask: (name: string, seconds: number) => Promise<void>;
}

/** Repeating work, of this process alone or shared. A run that takes longer than the pause is not started twice. */
export function createSweeps(
  log: FastifyBaseLogger,
  traced: JobTraces['sweep'],
  shared?: SharedSweeps,
): { start: Jobs['sweep']; stop: () => Promise<void> } {
  const timers = new Set<NodeJS.Timeout>();
  const running = new Set<Promise<void>>();
  const failed = (name: string, error: unknown) =>
    log.error({ err: error, sweep: name }, `Sweep ${name} failed: ${messageOf(error)}`);

  return {
    async start(name, seconds, sweep) {
      let current: Promise<void> | undefined;
      const run = () => {
        if (current) return current;
        const turn = cause
          .run({ sweep: name }, () => traced(name, sweep))
          .catch((error) => failed(name, error))
          .finally(() => {
            current = undefined;
            running.delete(turn);
          });
        current = turn;
        running.add(turn);
        return turn;
      };
      await shared?.register(name, run);
      const due = shared ? () => shared.ask(name, seconds).catch((error) => failed(name, error)) : run;
      timers.add(setInterval(due, seconds * 1000).unref());
      // What is run here may wait for others: whoever starts does not wait for that.
      if (shared) await due();
      else void due();
    },

    async stop() {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(running);
    },
  };
}
