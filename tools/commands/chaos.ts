import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { runCommand } from '../child.ts';
import { inRoot, ROOT } from '../root.ts';
import { unpackRelease } from '../skew.ts';

/** The folder of an earlier commit with its packages. */
async function installRelease(ref: string): Promise<string> {
  const folder = await unpackRelease(ref);
  // Any command installs what is missing.
  const code = await runCommand(process.execPath, ['tools/run.mjs', 'cli', '--help'], { cwd: folder, stdio: 'ignore' });
  if (code !== 0) throw new Error(`The packages of ${ref} could not be installed (${folder}).`);
  return folder;
}

/**
 * `npm run chaos -- [scenario ...] [--kills 20] [--away 60] [--from commit]`: kills, absent databases and stores, full disks,
 * a stepped clock, and a release that is replaced (by `--from`, an earlier one by this), under writes; fails where anything
 * acknowledged was lost or the backend does not come back.
 */
export async function run(args: string[]): Promise<void> {
  const at = args.indexOf('--from');
  const ref = at < 0 ? undefined : args[at + 1];
  const given = ref && !ref.includes('/') ? args.with(at + 1, await installRelease(await commitOf(ref))) : args;
  process.exitCode = await runCommand(process.execPath, ['src/chaos/main.ts', ...given], { cwd: inRoot('backend') });
}

/** The whole name of a commit. @throws Error where this clone does not have it */
async function commitOf(ref: string): Promise<string> {
  const { stdout } = await promisify(execFile)('git', ['rev-parse', '--verify', `${ref}^{commit}`], { cwd: ROOT });
  return stdout.trim();
}
