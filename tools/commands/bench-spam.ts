import { runCommand } from '../child.ts';
import { inRoot } from '../root.ts';

/** `npm run bench:spam`: what is taken for spam of a thousand submissions of programs and a thousand of people. */
export async function run(args: string[]): Promise<void> {
  process.exitCode = await runCommand(process.execPath, ['src/bench/spam.ts', ...args], { cwd: inRoot('backend') });
}
