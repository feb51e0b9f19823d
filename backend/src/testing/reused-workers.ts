import type { Runner, RunnerEvents, StartRunner } from '../platform/workers/runner.ts';

interface Kept {
  runner: Runner;
  /** Whom its messages are for. */
  events: RunnerEvents | undefined;
  /** What it was told and has not answered yet. */
  unanswered: number;
  hasEnded: boolean;
}

/**
 * Starts workers that outlive the application which stops them, for the next one: to load what they do takes longer than
 * most tests. One that is stopped while it works is ended.
 */
export function reusing(start: StartRunner): StartRunner {
  const idle = new Map<number, Kept[]>();

  function begin(memoryMb: number): Kept {
    const runner = start(memoryMb, {
      onMessage: (message) => {
        kept.unanswered -= 1;
        kept.events?.onMessage(message);
      },
      onEnd: (isOutOfMemory) => {
        kept.hasEnded = true;
        kept.events?.onEnd(isOutOfMemory);
      },
    });
    const kept: Kept = { runner, events: undefined, unanswered: 0, hasEnded: false };
    return kept;
  }

  function takeIdle(memoryMb: number): Kept | undefined {
    const kept = idle.get(memoryMb)?.pop();
    return kept?.hasEnded ? takeIdle(memoryMb) : kept;
  }

  return (memoryMb, events) => {
    const kept = takeIdle(memoryMb) ?? begin(memoryMb);
    kept.events = events;
    return {
      say(message) {
        kept.runner.say(message);
        kept.unanswered += 1;
      },
      async stop() {
        if (kept.hasEnded || kept.unanswered > 0) return kept.runner.stop();
        kept.events = undefined;
        // No test's end waits for it.
        kept.runner.hold(false);
        idle.set(memoryMb, [...(idle.get(memoryMb) ?? []), kept]);
      },
      hold: (isHeld) => kept.runner.hold(isHeld),
      processorMs: () => kept.runner.processorMs(),
    };
  };
}
