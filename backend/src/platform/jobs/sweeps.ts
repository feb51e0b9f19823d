import type { FastifyBaseLogger } from 'fastify';
import { cause, messageOf } from '../log.ts';
import type { Jobs } from './jobs.ts';

/** Repeating work of this process. A run that takes longer than the pause is not started twice. */
export function createSweeps(log: FastifyBaseLogger): { start: Jobs['sweep']; stop: () => Promise<void> } {
  const timers = new Set<NodeJS.Timeout>();
  const running = new Set<Promise<void>>();

  return {
    async start(name, seconds, sweep) {
      let current: Promise<void> | undefined;
      const run = () => {
        if (current) return current;
        const turn = cause
          .run({ sweep: name }, sweep)
          .catch((error) => log.error({ err: error, sweep: name }, `Sweep ${name} failed: ${messageOf(error)}`))
          .finally(() => {
            current = undefined;
            running.delete(turn);
          });
        current = turn;
        running.add(turn);
        return turn;
      };
      timers.add(setInterval(run, seconds * 1000).unref());
      await run();
    },

    async stop() {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(running);
    },
  };
}
