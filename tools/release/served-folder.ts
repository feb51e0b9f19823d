import type { KeyObject } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ABOUT, type Built, MANIFEST, PAGE, PAGE_HASHES } from './built.ts';
import type { Release } from './history.ts';
import { type AreaManifest, publish } from './manifest.ts';
import { BusyError, ReleaseError } from './release-error.ts';
import { replaceFile } from './replace-file.ts';
import {
  checkSignable,
  parseVersionManifest,
  publishManifest,
  readVersionManifest,
  versionManifest,
} from './signed-manifest.ts';
import { isSignedBy } from './signing.ts';

/*
 * What lies in the folder that is served:
 *   files/                 an area's files of every version, named by their content: what did not change is not loaded
 *                          again; those of the host lie beside its page
 *   page/                  those of the area's own page, where it has one
 *   releases/<version>/    what that version has at fixed names, and the list of its files; never changes
 *   mf-manifest.json       the current version's, and index.html where there is a page: these are flipped
 */
const FILES = 'files.json';
const NOT_SERVED: readonly string[] = [FILES, PAGE_HASHES];

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

/** Whether a lock says that its command ran on this machine and is gone. */
function isAbandoned(owner: string): boolean {
  try {
    const { pid, host } = JSON.parse(owner) as { pid: number; host: string };
    if (host !== hostname() || !(pid > 0)) return false;
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

/** Writes a lock that says whose it is. Says whether there was none. */
async function claimed(lock: string, owner: string): Promise<boolean> {
  try {
    await writeFile(lock, owner, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Takes away the lock of a command that is gone. Whoever was quicker has it: what was moved must be what was read. */
async function clearAbandoned(lock: string): Promise<void> {
  const owner = await readFile(lock, 'utf8').catch(() => '');
  if (!isAbandoned(owner)) return;
  const gone = `${lock}.${process.pid}`;
  await rename(lock, gone).catch(() => undefined);
  const moved = await readFile(gone, 'utf8').catch(() => owner);
  if (moved !== owner) await claimed(lock, moved);
  await rm(gone, { force: true });
}

/** One release at a time: a second one waits for nobody, it is told. What a command left that is gone is taken over. */
export async function locked<T>(folder: string, use: () => Promise<T>): Promise<T> {
  const lock = path.join(folder, 'releases', '.lock');
  await mkdir(path.dirname(lock), { recursive: true });
  await clearAbandoned(lock);
  if (!(await claimed(lock, JSON.stringify({ pid: process.pid, host: hostname() }))))
    throw new BusyError(`Another release into ${folder} is under way. If it died, remove ${lock} and try again.`);
  return use().finally(() => rm(lock, { recursive: true, force: true }));
}

export const versionFolder = (folder: string, version: string) => path.join(folder, 'releases', version);

/**
 * A version that is in place already is signed now, if it was not, and is the very one that was built, signed or not.
 * @returns its manifest's text
 */
async function signStaged(target: string, manifest: AreaManifest, keys: readonly KeyObject[]): Promise<string> {
  const file = path.join(target, MANIFEST);
  const text = await readFile(file, 'utf8');
  const isSigned = isSignedBy(keys, text);
  const staged = parseVersionManifest(target, text, isSigned ? keys : []);
  if (JSON.stringify(staged) !== JSON.stringify(manifest))
    throw new ReleaseError(`${file} is not the manifest of this build, so it is not signed.`);
  if (isSigned) return text;
  const signed = versionManifest(manifest, keys);
  await replaceFile(file, signed);
  return signed;
}

/**
 * Puts a build's files in place, where nobody asks for them yet; signed, where there are keys.
 * @returns an area's manifest as it lies there; nothing of the host
 * @throws ReleaseError where they are not what could be there, or be signed
 */
export async function stage(dist: string, folder: string, built: Built, keys: readonly KeyObject[]): Promise<string> {
  const { version, placed, fixed, manifest } = built;
  const target = versionFolder(folder, version);
  if (manifest && keys.length > 0)
    await checkSignable(manifest, new Map(placed.map(([name, to]) => [to, path.join(dist, name)])));
  for (const [name, to] of placed) await addFile(path.join(dist, name), path.join(folder, to));
  if (existsSync(target)) {
    if (!manifest) return '';
    return keys.length > 0 ? signStaged(target, manifest, keys) : readFile(path.join(target, MANIFEST), 'utf8');
  }
  const incoming = path.join(folder, 'releases', '.incoming');
  await rm(incoming, { recursive: true, force: true });
  await mkdir(incoming, { recursive: true });
  for (const [name, content] of fixed) await writeFile(path.join(incoming, name), content);
  const text = manifest ? versionManifest(manifest, keys) : '';
  if (manifest) await writeFile(path.join(incoming, MANIFEST), text);
  await writeFile(path.join(incoming, FILES), JSON.stringify(placed.map(([, to]) => to)));
  await rename(incoming, target);
  return text;
}

/** The hashes of a version's inline scripts, as its page's policy names them. */
async function hashesOf(versionOrFolder: string): Promise<string[]> {
  const text = await readFile(path.join(versionOrFolder, PAGE_HASHES), 'utf8').catch(() => '');
  return text.split(/\s+/).filter(Boolean);
}

/** The version whose page is there: that of the history's first entry may be on its way still. */
async function shownVersion(folder: string, history: readonly Release[]): Promise<string | undefined> {
  const page = await readFile(path.join(folder, PAGE), 'utf8').catch(() => '');
  for (const { version } of history) {
    const its = await readFile(path.join(versionFolder(folder, version), PAGE), 'utf8').catch(() => undefined);
    if (its === page) return version;
  }
  return history[0]?.version;
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

/** How a version becomes current. */
export interface FlipOptions {
  /** Milliseconds that web servers have to learn which scripts a new page has, before it is there. */
  settle?: number;
  /** What manifests are signed with. */
  keys?: readonly KeyObject[];
}

/**
 * Makes a version that is in place the current one: what browsers ask for by a fixed name is replaced, each at once.
 * @throws ReleaseError where it is not signed as the one that is put in its place has to be
 */
export async function flip(
  folder: string,
  version: string,
  history: readonly Release[],
  { settle = 0, keys = [] }: FlipOptions = {},
): Promise<void> {
  const from = versionFolder(folder, version);
  const names = (await readdir(from)).filter((name) => !NOT_SERVED.includes(name) && !ABOUT.test(name));
  const manifest = names.includes(MANIFEST) ? await readVersionManifest(from, keys) : undefined;
  if (existsSync(path.join(from, PAGE_HASHES)))
    await allowScripts(folder, version, (await shownVersion(folder, history)) ?? version, settle);
  for (const name of names.sort((a, b) => order(a) - order(b)))
    if (name === MANIFEST && manifest) await publishManifest(folder, manifest, keys);
    else await publish(folder, name, await readFile(path.join(from, name)));
}

/**
 * The folders of old versions, and the files that none of those that stay needs.
 * @throws Error where nobody knows what one that stays needs
 */
export async function needlessOf(folder: string, old: readonly Release[], kept: readonly Release[]): Promise<string[]> {
  if (old.length === 0) return [];
  const textOf = ({ version }: Release) => readFile(path.join(versionFolder(folder, version), FILES), 'utf8');
  const listsOf = async (texts: Promise<string>[]): Promise<string[]> =>
    (await Promise.all(texts)).flatMap((text): string[] => JSON.parse(text));
  const needed = new Set(await listsOf(kept.map(textOf)));
  const theirs = await listsOf(old.map((entry) => textOf(entry).catch(() => '[]')));
  const files = theirs.filter((file) => !needed.has(file)).map((file) => path.join(folder, file));
  return [...files, ...old.map(({ version }) => versionFolder(folder, version))];
}
