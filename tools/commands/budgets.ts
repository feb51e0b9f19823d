import { buildAll } from '../build-all.ts';
import { checkBudgets } from '../check/load-budgets.ts';

/** `npm run budgets`: what the first paint of each route costs, against what it may. */
export async function run(): Promise<void> {
  await buildAll();
  const { failed } = await checkBudgets();
  if (failed > 0) process.exitCode = 1;
}
