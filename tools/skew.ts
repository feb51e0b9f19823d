import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { type Counts, runBrowserTests } from './browser-tests.ts';
import { buildAll } from './build-all.ts';
import { runCommand } from './child.ts';
import { inRoot, ROOT } from './root.ts';

const quiet = { cwd: ROOT, stdio: 'ignore' } as const;

/** @throws Error naming the step that failed */
async function must(step: string, command: string, args: string[], options: Parameters<typeof runCommand>[2]) {
  if ((await runCommand(command, args, options)) !== 0) throw new Error(`${step} failed; the reason stands above.`);
}

/** The sources of an earlier commit in a folder of their own; kept for the next time. @throws Error where the clone lacks it */
export async function unpackRelease(ref: string): Promise<string> {
  const folder = inRoot('.cache/skew', ref);
  if (!existsSync(folder)) {
    const aside = `${folder}.part`;
    await rm(aside, { recursive: true, force: true });
    await mkdir(aside, { recursive: true });
    const archive = `${folder}.tar`;
    await must('Reading the release', 'git', ['archive', '--output', archive, ref], { cwd: ROOT });
    await must('Unpacking the release', 'tar', ['xf', archive, '-C', aside], { cwd: ROOT });
    await rm(archive);
    await rename(aside, folder);
  }
  return folder;
}

/** The same with everything built. */
async function buildRelease(ref: string): Promise<string> {
  const folder = await unpackRelease(ref);
  await must('Building the release', process.execPath, ['tools/run.mjs', 'build'], {
    cwd: folder,
    env: { ...process.env, LANDFALL_COMMIT: ref.slice(0, 10) },
  });
  return folder;
}

/**
 * Tests today's host with the areas of the release before it, and the other way round, in a browser. The release is the
 * commit that package.json names as `previousRelease`; a clone without it tests nothing, and says so.
 */
export async function testSkew(): Promise<Counts> {
  const { previousRelease: ref } = JSON.parse(await readFile(inRoot('package.json'), 'utf8'));
  if ((await runCommand('git', ['cat-file', '-e', `${ref}^{commit}`], quiet)) !== 0) {
    console.log(`Skipped: this clone does not have ${ref}. Fetch it with: git fetch origin ${ref}`);
    return { passed: 0, failed: 0 };
  }
  await buildAll();
  const release = await buildRelease(ref);
  await mkdir(inRoot('.cache/test-results'), { recursive: true });
  return runBrowserTests('skew.config.ts', inRoot('.cache/test-results/skew.json'), { PREVIOUS_RELEASE: release });
}
