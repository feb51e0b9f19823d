import { runCommand } from '../child.ts';
import { inRoot } from '../root.ts';

/** `npm run bench:webhooks`: deliveries per second through a long backlog, and how quick the API stays. */
export async function run(args: string[]): Promise<void> {
  process.exitCode = await runCommand(process.execPath, ['src/bench/webhooks.ts', ...args], { cwd: inRoot('backend') });
}
