import { buildAll } from '../build-all.ts';
import { checkBudgets } from '../check/load-budgets.ts';
import { checkScriptSource, checkScriptWork } from '../check/script-work.ts';

/** `npm run budgets`: what the first paint of each route costs, in bytes and in work, against what it may. */
export async function run(): Promise<void> {
  await buildAll();
  const counts = [await checkBudgets(), await checkScriptSource(), await checkScriptWork()];
  if (counts.some(({ failed }) => failed > 0)) process.exitCode = 1;
}
