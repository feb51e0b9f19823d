import { runCommand } from '../child.ts';
import { inRoot } from '../root.ts';

/** `npm run bench:uploads`: how much the server's memory grows while it takes 20 large files at once. */
export async function run(args: string[]): Promise<void> {
  process.exitCode = await runCommand(process.execPath, ['src/bench/uploads.ts', ...args], { cwd: inRoot('backend') });
}
