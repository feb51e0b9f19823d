import { runCommand } from '../child.ts';
import { inRoot } from '../root.ts';

/** `npm run bench:sites`: published pages per second and p99, beside the same file served by nginx. */
export async function run(args: string[]): Promise<void> {
  process.exitCode = await runCommand(process.execPath, ['src/bench/sites.ts', ...args], { cwd: inRoot('backend') });
}
