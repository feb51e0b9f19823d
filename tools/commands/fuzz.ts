import { runCommand } from '../child.ts';
import { inRoot } from '../root.ts';

/** `npm run fuzz -- --requests 100000`: random calls of two accounts to a backend of its own; fails on what must not be. */
export async function run(args: string[]): Promise<void> {
  process.exitCode = await runCommand(process.execPath, ['src/fuzz/main.ts', ...args], { cwd: inRoot('backend') });
}
