import { runCommand } from '../child.ts';
import { inRoot } from '../root.ts';

/** `npm run bench:api`: token-authenticated reads per second and p99, beside a bare route. */
export async function run(args: string[]): Promise<void> {
  process.exitCode = await runCommand(process.execPath, ['src/bench/api.ts', ...args], { cwd: inRoot('backend') });
}
