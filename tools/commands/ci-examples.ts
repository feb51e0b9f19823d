import { runCommand } from '../child.ts';
import { inRoot } from '../root.ts';

/**
 * `npm run ci-examples [-- --service github|gitlab --subject repository|area]`: runs the examples of docs/ci over repositories
 * made on the spot, and releases over SSH to a folder of this machine. As root on Debian.
 */
export async function run(args: string[]): Promise<void> {
  process.exitCode = await runCommand(process.execPath, [inRoot('e2e/ci-examples/main.ts'), ...args]);
}
