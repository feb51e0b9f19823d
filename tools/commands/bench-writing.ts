import { runCommand } from '../child.ts';
import { inRoot } from '../root.ts';

/** `npm run bench:writing`: what pages keep of descriptions, and what they add. */
export async function run(args: string[]): Promise<void> {
  process.exitCode = await runCommand(process.execPath, ['src/bench/writing.ts', ...args], { cwd: inRoot('page') });
}
