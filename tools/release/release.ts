import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, glob, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { outdated, type Release, readHistory, withCurrent, writeHistory } from './history.ts';
import { type AreaManifest, movedUp, publish } from './manifest.ts';

/** A mistake of whoever runs the command: told in a sentence. */
export class ReleaseError extends Error {
  override name = 'ReleaseError';
}

interface ReleaseOptions {
  /** The area's built files. */
  dist: string;
  /** What the area's web server serves. */
  folder: string;
  /** Days for which replaced versions stay for the people who have them open. */
  keepDays: number;
  now: Date;
}

/*
 * What lies in the folder that is served:
 *   files/                 every version's files, named by their content: what did not change is not loaded again
 *   page/                  those of the area's own page, where it has one
 *   releases/<version>/    what that version has at fixed names, and the list of its files; never changes
 *   mf-manifest.json       the current version's, and index.html where the area has a page: these are flipped
 */
const MANIFEST = 'mf-manifest.json';
const PAGE = 'index.html';
const PAGE_HASHES = 'script-hashes.txt';
const FILES = 'files.json';

const CONTENT_NAME = /\.[0-9a-f]{10}\./;

async function filesOf(dist: string): Promise<string[]> {
  const files: string[] = [];
  for await (const file of glob('**/*.*', { cwd: dist })) files.push(file);
  return files.sort();
}

const hashOf = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex').slice(0, 10);

/** Copies a file that may be there already. @throws ReleaseError where the same name has other content */
async function addFile(from: string, to: string): Promise<void> {
  if (existsSync(to)) {
    if (Buffer.compare(await readFile(from), await readFile(to)) === 0) return;
    throw new ReleaseError(`${to} exists with other content. Names must change with the content.`);
  }
  await mkdir(path.dirname(to), { recursive: true });
  await copyFile(from, `${to}.incoming`);
  await rename(`${to}.incoming`, to);
}

/** One release at a time: a second one waits for nobody, it is told. */
async function locked<T>(folder: string, use: () => Promise<T>): Promise<T> {
  const lock = path.join(folder, 'releases', '.lock');
  await mkdir(path.dirname(lock), { recursive: true });
  await mkdir(lock).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
    throw new ReleaseError(`Another release into ${folder} is under way. If it died, remove ${lock} and try again.`);
  });
  return use().finally(() => rm(lock, { recursive: true, force: true }));
}

const versionFolder = (folder: string, version: string) => path.join(folder, 'releases', version);

async function readManifest(folder: string): Promise<AreaManifest> {
  return JSON.parse(await readFile(path.join(folder, MANIFEST), 'utf8')) as AreaManifest;
}

/** Puts a build's files in place, where nobody asks for them yet. Returns the version's name. */
async function stage(dist: string, folder: string): Promise<string> {
  const names = await filesOf(dist);
  const manifest = await readManifest(dist);
  const { remoteEntry } = manifest.metaData;
  const entryHash = hashOf(await readFile(path.join(dist, remoteEntry.name)));
  const entry = remoteEntry.name.replace(/\.js$/, `.${entryHash}.js`);
  const placed = names.flatMap((name) => {
    if (name.startsWith('page/')) return [[name, name] as const];
    if (name.startsWith(remoteEntry.name)) return [[name, `files/${name.replace(remoteEntry.name, entry)}`] as const];
    return CONTENT_NAME.test(name) ? [[name, `files/${name}`] as const] : [];
  });
  const hash = createHash('sha256');
  for (const name of names) hash.update(`${name}\0`).update(await readFile(path.join(dist, name)));
  const version = `${manifest.metaData.buildInfo.buildVersion}-${hash.digest('hex').slice(0, 10)}`;
  const target = versionFolder(folder, version);
  for (const [name, to] of placed) await addFile(path.join(dist, name), path.join(folder, to));
  if (existsSync(target)) return version;

  const incoming = path.join(folder, 'releases', '.incoming');
  await rm(incoming, { recursive: true, force: true });
  await mkdir(incoming, { recursive: true });
  await writeFile(path.join(incoming, MANIFEST), JSON.stringify(movedUp(manifest, 'files/', entry)));
  await writeFile(path.join(incoming, FILES), JSON.stringify(placed.map(([, to]) => to)));
  for (const name of [PAGE, PAGE_HASHES])
    if (names.includes(name)) await copyFile(path.join(dist, name), path.join(incoming, name));
  await rename(incoming, target);
  return version;
}

/** Makes a version that is in place the current one: what browsers ask for by a fixed name is replaced, each at once. */
async function flip(folder: string, version: string): Promise<void> {
  const from = versionFolder(folder, version);
  for (const name of [PAGE_HASHES, PAGE, MANIFEST])
    if (existsSync(path.join(from, name))) await publish(folder, name, await readFile(path.join(from, name)));
}

/** Removes versions, and the files that no version needs any more. */
async function remove(folder: string, old: readonly Release[], kept: readonly Release[]): Promise<void> {
  const listOf = async ({ version }: Release): Promise<string[]> =>
    JSON.parse(await readFile(path.join(versionFolder(folder, version), FILES), 'utf8').catch(() => '[]'));
  const needed = new Set((await Promise.all(kept.map(listOf))).flat());
  for (const entry of old) {
    for (const file of await listOf(entry)) if (!needed.has(file)) await rm(path.join(folder, file), { force: true });
    await rm(versionFolder(folder, entry.version), { recursive: true, force: true });
  }
}

/**
 * Releases a built area: its files are added beside those of other versions, then the manifest is flipped. The same
 * build again only makes sure that it is current. Killed at any moment, what was current stays current.
 * @throws ReleaseError where `dist` holds no area, or another release is under way
 */
export async function release({ dist, folder, keepDays, now }: ReleaseOptions): Promise<Release[]> {
  if (!existsSync(path.join(dist, MANIFEST))) throw new ReleaseError(`${dist} holds no built area.`);
  return locked(folder, async () => {
    const version = await stage(dist, folder);
    const { commit = '', contract = 0 } = (await readManifest(dist)).metaData.buildInfo;
    await flip(folder, version);
    const current = { version, commit, contract, releasedAt: now.toISOString(), replacedAt: null };
    const history = withCurrent(await readHistory(folder), current);
    const old = outdated(history, now, keepDays);
    const kept = history.filter((entry) => !old.includes(entry));
    await writeHistory(folder, kept);
    await remove(folder, old, kept);
    return kept;
  });
}

/**
 * Makes the version before the current one current again; the one that is left stays in place.
 * @throws ReleaseError where there is none
 */
export async function rollBack(folder: string, now: Date): Promise<Release[]> {
  return locked(folder, async () => {
    const history = await readHistory(folder);
    const [, before] = history;
    if (!before) throw new ReleaseError(`There is no earlier version in ${folder} to go back to.`);
    await flip(folder, before.version);
    const turned = withCurrent(history, { ...before, releasedAt: now.toISOString() });
    await writeHistory(folder, turned);
    return turned;
  });
}
