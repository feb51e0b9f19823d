import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Built, MANIFEST, PAGE, PAGE_HASHES, readBuilt } from './built.ts';
import { outdated, type Release, readHistory, versionBefore, withCurrent, withdrawn, writeHistory } from './history.ts';
import { publish } from './manifest.ts';
import { ReleaseError } from './release-error.ts';

interface ReleaseOptions {
  /** The built files of an area or of the host. */
  dist: string;
  /** What its web server serves. */
  folder: string;
  /** Days for which replaced versions stay for the people who have them open. */
  keepDays: number;
  now: Date;
  /** The contract of the facades that a host provides. */
  contract?: number;
  /** Milliseconds that web servers have to learn which scripts a new page has, before it is there. */
  settle?: number;
}

/*
 * What lies in the folder that is served:
 *   files/                 an area's files of every version, named by their content: what did not change is not loaded
 *                          again; those of the host lie beside its page
 *   page/                  those of the area's own page, where it has one
 *   releases/<version>/    what that version has at fixed names, and the list of its files; never changes
 *   mf-manifest.json       the current version's, and index.html where there is a page: these are flipped
 */
const FILES = 'files.json';

/** What may differ where the code is the same: maps have comments, and compressors have versions. */
const BESIDE_CODE = /\.(?:map|br|gz)$/;

/** Copies a file that may be there already. @throws ReleaseError where the same name has other content */
async function addFile(from: string, to: string): Promise<void> {
  if (existsSync(to)) {
    if (BESIDE_CODE.test(to)) return;
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

/** Puts a build's files in place, where nobody asks for them yet. */
async function stage(dist: string, folder: string, { version, placed, fixed }: Built): Promise<void> {
  const target = versionFolder(folder, version);
  for (const [name, to] of placed) await addFile(path.join(dist, name), path.join(folder, to));
  if (existsSync(target)) return;
  const incoming = path.join(folder, 'releases', '.incoming');
  await rm(incoming, { recursive: true, force: true });
  await mkdir(incoming, { recursive: true });
  for (const [name, content] of fixed) await writeFile(path.join(incoming, name), content);
  await writeFile(path.join(incoming, FILES), JSON.stringify(placed.map(([, to]) => to)));
  await rename(incoming, target);
}

/** The hashes of a version's inline scripts, as its page's policy names them. */
async function hashesOf(versionOrFolder: string): Promise<string[]> {
  const text = await readFile(path.join(versionOrFolder, PAGE_HASHES), 'utf8').catch(() => '');
  return text.split(/\s+/).filter(Boolean);
}

/**
 * Has servers allow the scripts of two pages: the one that is there, and the one that comes. They have `settle`
 * milliseconds to see it.
 */
async function allowScripts(folder: string, version: string, current: string, settle: number): Promise<void> {
  const known = await hashesOf(folder);
  const next = await hashesOf(versionFolder(folder, version));
  const allowed = new Set([...next, ...(await hashesOf(versionFolder(folder, current)))]);
  await publish(folder, PAGE_HASHES, [...allowed].join(' '));
  if (known.length > 0 && next.some((hash) => !known.includes(hash))) await pause(settle);
}

/** What leads to everything else comes last. */
const order = (name: string): number => [PAGE, MANIFEST].indexOf(name);

/** Makes a version that is in place the current one: what browsers ask for by a fixed name is replaced, each at once. */
async function flip(folder: string, version: string, history: readonly Release[], settle = 0): Promise<void> {
  const from = versionFolder(folder, version);
  const names = (await readdir(from)).filter((name) => name !== FILES && name !== PAGE_HASHES);
  if (existsSync(path.join(from, PAGE_HASHES)))
    await allowScripts(folder, version, history[0]?.version ?? version, settle);
  for (const name of names.sort((a, b) => order(a) - order(b)))
    await publish(folder, name, await readFile(path.join(from, name)));
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
 * Releases a built area or host: its files are added beside those of other versions, then what leads to them is flipped.
 * The same build again only makes sure that it is current. Killed at any moment, what was current stays current.
 * @throws ReleaseError where `dist` holds neither, or another release is under way
 */
export async function release(options: ReleaseOptions): Promise<Release[]> {
  const { dist, folder, keepDays, now, settle } = options;
  const built = await readBuilt(dist);
  return locked(folder, async () => {
    await stage(dist, folder, built);
    const known = await readHistory(folder);
    const { version, commit, contract = options.contract ?? 0 } = built;
    await flip(folder, version, known, settle);
    const history = withCurrent(known, { version, commit, contract, releasedAt: now.toISOString(), replacedAt: null });
    const old = outdated(history, now, keepDays);
    const kept = history.filter((entry) => !old.includes(entry));
    await writeHistory(folder, kept);
    await remove(folder, old, kept);
    return kept;
  });
}

interface RollBackOptions {
  /** A version that is in place; the one before the current one unless named. */
  to?: string;
  settle?: number;
}

/** The version that a roll-back leads to. @throws ReleaseError where it is not there */
function aimOf(history: readonly Release[], folder: string, to: string | undefined): Release {
  const aim = to === undefined ? versionBefore(history) : history.find(({ version }) => version === to);
  if (aim) return aim;
  const others = history.map(({ version }) => version).join(', ') || 'none';
  throw new ReleaseError(
    to === undefined
      ? `There is no earlier version in ${folder} to go back to. Name one of those that are there: ${others}.`
      : `${to} is not in ${folder}. There are: ${others}.`,
  );
}

/**
 * Makes an earlier version current again; the one that is left stays in place and counts as worse, so that doing it twice
 * goes back twice.
 * @throws ReleaseError where there is none
 */
export async function rollBack(folder: string, now: Date, { to, settle }: RollBackOptions = {}): Promise<Release[]> {
  return locked(folder, async () => {
    const history = await readHistory(folder);
    const aim = aimOf(history, folder, to);
    await flip(folder, aim.version, history, settle);
    if (aim === history[0]) return history;
    const next = { ...aim, releasedAt: now.toISOString() };
    // Whoever returns to what was left as worse found nothing wrong with what is left now.
    const turned = aim.withdrawnAt ? withCurrent(history, next) : withdrawn(history, next);
    await writeHistory(folder, turned);
    return turned;
  });
}
