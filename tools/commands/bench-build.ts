import { availableParallelism, loadavg } from 'node:os';
import { AREAS } from '../areas.ts';
import { buildAll, buildOne } from '../build-all.ts';

/** Seconds. */
const GOALS = { cold: 60, warm: 5 };

/** The area that is built again: the largest. */
const CHANGED = 'mfe-pages';

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}

/** `npm run bench:build`: every app from nothing, then one of them again. */
export async function run(): Promise<void> {
  const all = AREAS.map(({ name }) => name);
  // The builds keep no cache between runs, so building all of them anyway is building from nothing.
  const cold = await seconds(() => buildAll(all, (area) => buildOne(area)));
  const warm = await seconds(() => buildOne(CHANGED));
  console.log(`\n${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}`);
  console.log(`${AREAS.length} apps, cold: ${cold.toFixed(1)} s (goal ${GOALS.cold} s)`);
  console.log(`${CHANGED} again: ${warm.toFixed(1)} s (goal ${GOALS.warm} s)`);
  if (cold > GOALS.cold || warm > GOALS.warm) process.exitCode = 1;
}
