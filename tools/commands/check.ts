import { type Check, checks } from '../check/checks.ts';

/** Runs every check, those in this process beside programs. Returns how many held and how many did not. */
export async function runChecks(): Promise<{ passed: number; failed: number }> {
  const failed: string[] = [];
  const runEach = async (those: readonly Check[]) => {
    for (const { name, run } of those) if (!(await run())) failed.push(name);
  };
  const together = checks.filter(({ isTimed }) => !isTimed);
  const doneBy = (by: Check['by']) => runEach(together.filter((check) => check.by === by));
  await Promise.all([doneBy('program'), doneBy('process')]);
  await runEach(checks.filter(({ isTimed }) => isTimed));
  for (const name of failed) console.error(`Check failed: ${name}`);
  return { passed: checks.length - failed.length, failed: failed.length };
}

/** `npm run check`: lint, types, boundaries, unused code. */
export async function run(): Promise<void> {
  const { passed, failed } = await runChecks();
  console.log(`${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}
