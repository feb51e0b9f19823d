import { runCommand } from '../child.ts';
import { inRoot } from '../root.ts';

/** `npm run bench:hostile`: how long everybody else waits while one account does its worst. */
export async function run(args: string[]): Promise<void> {
  process.exitCode = await runCommand(process.execPath, ['src/bench/hostile.ts', ...args], { cwd: inRoot('backend') });
}
