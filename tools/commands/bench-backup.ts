import { runCommand } from '../child.ts';
import { inRoot } from '../root.ts';

/** `npm run bench:backup`: how long a backup and its restoration take, and how much memory. */
export async function run(args: string[]): Promise<void> {
  process.exitCode = await runCommand(process.execPath, ['src/bench/backup.ts', ...args], { cwd: inRoot('backend') });
}
