import { buildAll } from '../build-all.ts';
import { checkBudgets } from '../check/load-budgets.ts';
import { checkScriptWork } from '../check/script-work.ts';

/** `npm run budgets`: what the first paint of each route costs, in bytes and in work, against what it may. */
export async function run(): Promise<void> {
  await buildAll();
  const [bytes, work] = [await checkBudgets(), await checkScriptWork()];
  if (bytes.failed + work.failed > 0) process.exitCode = 1;
}
