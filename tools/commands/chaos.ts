import { runCommand } from '../child.ts';
import { inRoot } from '../root.ts';

/**
 * `npm run chaos -- [scenario ...] [--kills 20] [--away 60]`: kills, absent databases and stores, full disks and a
 * stepped clock under writes; fails where anything acknowledged was lost or the backend does not come back.
 */
export async function run(args: string[]): Promise<void> {
  process.exitCode = await runCommand(process.execPath, ['src/chaos/main.ts', ...args], { cwd: inRoot('backend') });
}
