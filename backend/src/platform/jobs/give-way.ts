import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

/** The part of the time that this thread may be busy before more background work waits for those who are served. */
const MOST_BUSY = 0.7;
/** Milliseconds that one look takes, and that work waits at most: it goes on, slowly, however busy the thread is. */
const LOOK = 20;
const LONGEST = 400;

/** Waits until this thread has time to spare. */
export async function giveWay(): Promise<void> {
  for (let waited = 0; waited < LONGEST; waited += LOOK) {
    const before = performance.eventLoopUtilization();
    await pause(LOOK);
    if (performance.eventLoopUtilization(before).utilization < MOST_BUSY) return;
  }
}
