import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { buildAll } from '../build-all.ts';
import { runCommand } from '../child.ts';
import { findChromium } from '../chromium.ts';
import { inRoot, ROOT } from '../root.ts';

const quiet = { cwd: ROOT, stdio: 'ignore' } as const;

/** @throws Error naming the step that failed */
async function must(step: string, command: string, args: string[], options: Parameters<typeof runCommand>[2]) {
  if ((await runCommand(command, args, options)) !== 0) throw new Error(`${step} failed; the reason stands above.`);
}

/** The earlier release's sources with everything built, in a folder of its own; kept for the next time. */
async function buildRelease(ref: string): Promise<string> {
  const folder = inRoot('.cache/skew', ref);
  if (!existsSync(`${folder}/package.json`)) {
    await mkdir(folder, { recursive: true });
    const archive = `${folder}.tar`;
    await must('Reading the release', 'git', ['archive', '--output', archive, ref], { cwd: ROOT });
    await must('Unpacking the release', 'tar', ['xf', archive, '-C', folder], { cwd: ROOT });
  }
  await must('Building the release', process.execPath, ['tools/run.mjs', 'build'], {
    cwd: folder,
    env: { ...process.env, LANDFALL_COMMIT: ref.slice(0, 10) },
  });
  return folder;
}

/**
 * `npm run skew`: today's host with the areas of the release before it, and the other way round, in a browser. The
 * release is the commit that package.json names as `previousRelease`; a clone without it passes, and says so.
 */
export async function run(): Promise<void> {
  const { previousRelease: ref } = JSON.parse(await readFile(inRoot('package.json'), 'utf8'));
  if ((await runCommand('git', ['cat-file', '-e', `${ref}^{commit}`], quiet)) !== 0)
    return console.log(`Skipped: this clone does not have ${ref}. Fetch it with: git fetch origin ${ref}`);
  await buildAll();
  const release = await buildRelease(ref);
  process.exitCode = await runCommand(
    process.execPath,
    [inRoot('e2e/node_modules/@playwright/test/cli.js'), 'test', '--config', 'skew.config.ts', '--reporter=list'],
    { cwd: inRoot('e2e'), env: { ...process.env, CHROMIUM_PATH: findChromium(), PREVIOUS_RELEASE: release } },
  );
}
