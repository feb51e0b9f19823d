import { runCommand } from '../child.ts';
import { inRoot } from '../root.ts';

/** `npm run bench:pages`: how long the first and the last part of a list of 50,000 pages take. */
export async function run(args: string[]): Promise<void> {
  process.exitCode = await runCommand(process.execPath, ['src/bench/pages.ts', ...args], { cwd: inRoot('backend') });
}
