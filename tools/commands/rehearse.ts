import { runCommand } from '../child.ts';
import { inRoot } from '../root.ts';

/** `npm run rehearse [-- --from <commit>]`: follows docs/one-machine.md on a bare Debian, in a network of its own. As root on Debian. */
export async function run(args: string[]): Promise<void> {
  process.exitCode = await runCommand(process.execPath, [inRoot('e2e/one-machine/main.ts'), ...args]);
}
