import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, glob, mkdir, readFile, rename, rm } from 'node:fs/promises';
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

/** Files at these names are flipped; every other one is named by its content, or lies in a version's own folder. */
const MANIFEST = 'mf-manifest.json';
const PAGE = 'index.html';
const PAGE_HASHES = 'script-hashes.txt';

async function filesOf(dist: string): Promise<string[]> {
  const files: string[] = [];
  for await (const file of glob('**/*.*', { cwd: dist })) files.push(file);
  return files.sort();
}

async function contentHash(dist: string, files: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(await readFile(path.join(dist, file)));
  return hash.digest('hex').slice(0, 10);
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

/** Makes a version that is in place the current one. What browsers ask for by a fixed name is flipped last. */
async function flip(folder: string, { version }: Pick<Release, 'version'>): Promise<void> {
  const from = path.join(folder, 'releases', version);
  if (existsSync(path.join(from, PAGE))) {
    // The page's own files are named by their content and lie beside those of other versions.
    await cp(path.join(from, 'page'), path.join(folder, 'page'), { recursive: true, force: true });
    await publish(folder, PAGE_HASHES, await readFile(path.join(from, PAGE_HASHES)));
    await publish(folder, PAGE, await readFile(path.join(from, PAGE)));
  }
  const manifest = JSON.parse(await readFile(path.join(from, MANIFEST), 'utf8')) as AreaManifest;
  await publish(folder, MANIFEST, JSON.stringify(movedUp(manifest, `releases/${version}/`)));
}

/**
 * Releases a built area: its files go to a folder of their own that never changes again, then the manifest is flipped.
 * The same build again only makes sure that it is current. Killed at any moment, what was current stays current.
 * @throws ReleaseError where `dist` holds no area, or another release is under way
 */
export async function release({ dist, folder, keepDays, now }: ReleaseOptions): Promise<Release[]> {
  if (!existsSync(path.join(dist, MANIFEST))) throw new ReleaseError(`${dist} holds no built area.`);
  return locked(folder, async () => {
    const files = await filesOf(dist);
    const { metaData } = JSON.parse(await readFile(path.join(dist, MANIFEST), 'utf8')) as AreaManifest;
    const { buildVersion, commit = '', contract = 0 } = metaData.buildInfo;
    const version = `${buildVersion}-${await contentHash(dist, files)}`;
    const target = path.join(folder, 'releases', version);
    if (!existsSync(target)) {
      const incoming = path.join(folder, 'releases', '.incoming');
      await rm(incoming, { recursive: true, force: true });
      for (const file of files) await cp(path.join(dist, file), path.join(incoming, file), { recursive: true });
      await rename(incoming, target);
    }
    await flip(folder, { version });
    const releasedAt = now.toISOString();
    const history = withCurrent(await readHistory(folder), { version, commit, contract, releasedAt, replacedAt: null });
    const old = outdated(history, now, keepDays);
    await writeHistory(
      folder,
      history.filter((entry) => !old.includes(entry)),
    );
    for (const entry of old) await rm(path.join(folder, 'releases', entry.version), { recursive: true, force: true });
    return readHistory(folder);
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
    await flip(folder, before);
    await writeHistory(folder, withCurrent(history, { ...before, releasedAt: now.toISOString() }));
    return readHistory(folder);
  });
}
