import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { UNCOMMITTED } from '../webpack/build-info.ts';
import { type AreaManifest, movedUp } from './manifest.ts';
import { ReleaseError } from './release-error.ts';

export const MANIFEST = 'mf-manifest.json';
export const PAGE = 'index.html';
/** What the page's policy allows; servers read it. */
export const PAGE_HASHES = 'script-hashes.txt';

/** A build, as a release takes it. */
export interface Built {
  /** The release's name: the package's version, and what everything in it comes to. */
  version: string;
  commit: string;
  /** Of an area: the facades' contract that it needs. */
  contract?: number;
  /** Files that are named by their content: where each is, and where it goes. */
  placed: (readonly [from: string, to: string])[];
  /** Of an area: its manifest, which leads to everything else. */
  manifest?: AreaManifest;
  /** What else is asked for by a fixed name, in the order in which it is put in place. */
  fixed: (readonly [name: string, content: string | Buffer])[];
}

/** What is said of a version: the packages that it delivers something of, and their licences. It lies beside the version. */
export const ABOUT = /^(?:sbom|licences)(?:\.page)?\.(?:cdx\.json|txt)$/;

const CONTENT_NAME = /\.[0-9a-f]{10}\./;
/** Made anew where they are put in place, or of no use to browsers. */
const LEFT_OUT = /\.(?:br|gz)$|^mf-(?:manifest|stats)\.json$/;

async function filesOf(dist: string): Promise<string[]> {
  const files: string[] = [];
  for await (const file of glob('**/*.*', { cwd: dist })) files.push(file);
  return files.filter((file) => path.basename(file) !== '.inputs').sort();
}

/** What a folder can be called on every machine and in every address. */
const FOLDER_NAME = /^\w[\w.+-]*$/;

const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex').slice(0, 10);

/** The release's name: that of the package, what the files come to, and whether somebody can find their sources. */
async function nameOf(dist: string, names: readonly string[], version: string, commit: string): Promise<string> {
  if (!FOLDER_NAME.test(version))
    throw new ReleaseError(`The version '${version}' in its package.json is no name for a release, such as 1.0.0.`);
  const hash = createHash('sha256');
  for (const name of names) hash.update(`${name}\0`).update(await readFile(path.join(dist, name)));
  const mark = commit.endsWith(UNCOMMITTED) ? UNCOMMITTED : '';
  return `${version}-${hash.digest('hex').slice(0, 10)}${mark}`;
}

/** An area: its manifest leads to everything else. */
async function readArea(dist: string, names: readonly string[]): Promise<Built> {
  const manifest = JSON.parse(await readFile(path.join(dist, MANIFEST), 'utf8')) as AreaManifest;
  const { remoteEntry, buildInfo } = manifest.metaData;
  const entryHash = hashOf(await readFile(path.join(dist, remoteEntry.name)));
  const entry = remoteEntry.name.replace(/\.js$/, `.${entryHash}.js`);
  const placed = names.flatMap((name) => {
    if (name.startsWith('page/')) return [[name, name] as const];
    if (name.startsWith(remoteEntry.name)) return [[name, `files/${name.replace(remoteEntry.name, entry)}`] as const];
    return CONTENT_NAME.test(name) ? [[name, `files/${name}`] as const] : [];
  });
  const { buildVersion, commit = '', contract = 0 } = buildInfo;
  const version = await nameOf(dist, names, buildVersion, commit);
  const others = [
    ...names.filter((name) => ABOUT.test(name)),
    ...[PAGE_HASHES, PAGE].filter((name) => names.includes(name)),
  ];
  const fixed = await Promise.all(others.map(async (name) => [name, await readFile(path.join(dist, name))] as const));
  return { version, commit, contract, placed, fixed, manifest: movedUp(manifest, 'files/', entry, version) };
}

const BUILD = /name="?landfall-build"? content="([^" ]*) ?([^"]*)"/;

/** The host: its page leads to everything else, and every file stays at its address. */
async function readHost(dist: string, names: readonly string[]): Promise<Built> {
  const [, buildVersion, commit = ''] = BUILD.exec(await readFile(path.join(dist, PAGE), 'utf8')) ?? [];
  if (!buildVersion) throw new ReleaseError(`${dist} holds no built area, and no built host.`);
  const placed = names.filter((name) => CONTENT_NAME.test(name)).map((name) => [name, name] as const);
  const others = names.filter((name) => !CONTENT_NAME.test(name) && !LEFT_OUT.test(name));
  const last = [PAGE_HASHES, PAGE];
  const order = [...others.filter((name) => !last.includes(name)), ...last.filter((name) => others.includes(name))];
  const fixed = await Promise.all(order.map(async (name) => [name, await readFile(path.join(dist, name))] as const));
  return { version: await nameOf(dist, names, buildVersion, commit), commit, placed, fixed };
}

/**
 * Reads a built area or host.
 * @throws ReleaseError where the folder holds neither
 */
export async function readBuilt(dist: string): Promise<Built> {
  const names = await filesOf(dist);
  const isArea = existsSync(path.join(dist, MANIFEST)) && names.includes('remoteEntry.js');
  if (!isArea && !names.includes(PAGE)) throw new ReleaseError(`${dist} holds no built area, and no built host.`);
  return isArea ? readArea(dist, names) : readHost(dist, names);
}
