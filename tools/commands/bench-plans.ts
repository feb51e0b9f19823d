import { runCommand } from '../child.ts';
import { inRoot } from '../root.ts';

/** `npm run bench:plans`: how PostgreSQL finds what calls and schedules ask for, over 100,000 sites and 1,000,000 leads. */
export async function run(args: string[]): Promise<void> {
  process.exitCode = await runCommand(process.execPath, ['src/bench/plans.ts', ...args], { cwd: inRoot('backend') });
}
