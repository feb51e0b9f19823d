import { runCommand } from '../child.ts';
import { inRoot } from '../root.ts';

/** `npm run bench:lists`: lists and the search over 10,000 pages, 50,000 files and 100,000 leads of one account, on PostgreSQL. */
export async function run(args: string[]): Promise<void> {
  process.exitCode = await runCommand(process.execPath, ['src/bench/lists.ts', ...args], { cwd: inRoot('backend') });
}
