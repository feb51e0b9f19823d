import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, glob, mkdir, readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { buildAreas } from '../build-all.ts';
import { runCommand } from '../child.ts';
import { readBuilt } from '../release/built.ts';
import { inRoot, ROOT } from '../root.ts';

/** Another folder, deeper and of another name. */
const ELSEWHERE = inRoot('.cache/reproducible/of somebody else/built-here');

/** Another person's machine: the time where they are, their language, their home, one core. */
const OTHERS = {
  TZ: 'Pacific/Chatham',
  LANG: 'es_ES.UTF-8',
  LC_ALL: 'es_ES.UTF-8',
  USER: 'somebody-else',
  LOGNAME: 'somebody-else',
  HOME: path.join(ELSEWHERE, '..', 'home'),
  UV_THREADPOOL_SIZE: '1',
};

/** What builds of areas are made of; packages are linked. */
function sourcesOf(areas: readonly string[]): string[] {
  const git = spawnSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' });
  if (git.status !== 0) throw new Error(`git does not say which files there are: ${git.stderr}`);
  const wanted = new Set([...areas, 'shared', 'tools']);
  const files = git.stdout.split('\0').filter((file) => !file.includes('/') || wanted.has(file.split('/')[0] ?? ''));
  return files.filter((file) => file && existsSync(inRoot(file)));
}

/** Hard links: the same bytes at another place, in seconds. */
async function linkPackages(folder: string): Promise<void> {
  const packages = path.join(folder, 'node_modules');
  const target = path.join(ELSEWHERE, packages);
  if (!existsSync(inRoot(packages))) return;
  await rm(target, { recursive: true, force: true });
  await mkdir(path.dirname(target), { recursive: true });
  const args = [process.platform === 'linux' ? '-al' : '-a', inRoot(packages), target];
  if ((await runCommand('cp', args)) !== 0)
    throw new Error(`${packages} could not be copied; the reason stands above.`);
}

/** Lays all that the builds read in the other folder, before any of them reads it. */
async function layElsewhere(areas: readonly string[]): Promise<void> {
  await rm(path.join(ELSEWHERE, '..'), { recursive: true, force: true });
  for (const folder of ['.', 'shared', 'tools', ...areas]) await linkPackages(folder);
  for (const file of sourcesOf(areas)) await cp(inRoot(file), path.join(ELSEWHERE, file));
}

/** Builds an area in the other folder, as somebody else. @param core the only one that it may use */
async function buildElsewhere(area: string, commit: string, core: number): Promise<void> {
  const build = [process.execPath, 'tools/webpack/build-one.ts', path.join(ELSEWHERE, area)];
  const pinned = ['taskset', '-c', String(core)];
  const onOneCore = spawnSync('taskset', ['-c', String(core), 'true']).status === 0 ? pinned : [];
  const [command = '', ...args] = [...onOneCore, ...build];
  const env = { ...process.env, ...OTHERS, LANDFALL_COMMIT: commit };
  if ((await runCommand(command, args, { cwd: ELSEWHERE, env, stdio: ['ignore', 'ignore', 'inherit'] })) !== 0)
    throw new Error(`${area} could not be built elsewhere; the reason stands above.`);
}

async function filesOf(folder: string): Promise<string[]> {
  const files: string[] = [];
  for await (const file of glob('**/*.*', { cwd: folder })) files.push(file);
  return files.filter((file) => path.basename(file) !== '.inputs').sort();
}

/** Which files of two builds are not the same. */
async function differences(one: string, other: string): Promise<string[]> {
  const names = new Set([...(await filesOf(one)), ...(await filesOf(other))]);
  const differing: string[] = [];
  for (const name of names) {
    const read = (folder: string) => readFile(path.join(folder, name)).catch(() => undefined);
    const [here, there] = [await read(one), await read(other)];
    if (!here || !there) differing.push(`${name} is in one of them alone`);
    else if (Buffer.compare(here, there) !== 0) differing.push(`${name} differs`);
  }
  return differing;
}

/** Says whether an area built elsewhere has the same bytes, and which files have others. */
async function isSameElsewhere(area: string, core: number): Promise<boolean> {
  const dist = inRoot(area, 'dist');
  const { commit } = await readBuilt(dist);
  const started = Date.now();
  await buildElsewhere(area, commit, core);
  const found = await differences(dist, path.join(ELSEWHERE, area, 'dist'));
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  console.log(`${area}: ${found.length === 0 ? 'the same bytes' : 'other bytes'} elsewhere (${seconds} s)`);
  for (const line of found.slice(0, 10)) console.error(`  ${line}`);
  return found.length === 0;
}

/**
 * Builds areas a second time, in another folder, as another person with another clock, language and number of cores:
 * every byte has to be that of the build that is here. Says what is not. Each is built on one core, two of them at once.
 */
export async function checkReproducible(areas: readonly string[]): Promise<{ passed: number; failed: number }> {
  const counts = { passed: 0, failed: 0 };
  await buildAreas(areas);
  await layElsewhere(areas);
  const waiting = [...areas];
  const worker = async (core: number) => {
    for (let area = waiting.shift(); area; area = waiting.shift())
      counts[(await isSameElsewhere(area, core)) ? 'passed' : 'failed'] += 1;
  };
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, (_, core) => worker(core)));
  await rm(path.join(ELSEWHERE, '..'), { recursive: true, force: true });
  return counts;
}
