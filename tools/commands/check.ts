import { checks } from '../check/checks.ts';

/** Runs every check. Returns how many held and how many did not. */
export async function runChecks(): Promise<{ passed: number; failed: number }> {
  const failed: string[] = [];
  for (const { name, run } of checks) if (!(await run())) failed.push(name);
  for (const name of failed) console.error(`Check failed: ${name}`);
  return { passed: checks.length - failed.length, failed: failed.length };
}

/** `npm run check`: lint, types, boundaries, unused code. */
export async function run(): Promise<void> {
  const { passed, failed } = await runChecks();
  console.log(`${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}
