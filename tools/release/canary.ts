import type { KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { MANIFEST, readBuilt } from './built.ts';
import { type Release, readHistory, triedIn, withCurrent, writeHistory } from './history.ts';
import { type AreaManifest, type Canary, hashOfManifest, manifestHash } from './manifest.ts';
import { BusyError, ReleaseError } from './release-error.ts';
import { type FlipOptions, flip, locked, stage, versionFolder } from './served-folder.ts';
import { checkHistory, publishManifest, readVersionManifest, servedIsSigned } from './signed-manifest.ts';

interface CanaryOptions {
  /** The built files of an area. */
  dist: string;
  /** What its web server serves. */
  folder: string;
  /** On how many browsers of a hundred. */
  share: number;
  now: Date;
  /** What manifests are signed with. */
  keys?: readonly KeyObject[];
}

const readManifest = async (folder: string): Promise<AreaManifest> =>
  JSON.parse(await readFile(path.join(folder, MANIFEST), 'utf8')) as AreaManifest;

/** The next version that the served manifest names, if there is one. */
export const readCanary = async (folder: string): Promise<Canary | undefined> =>
  (await readManifest(folder)).metaData.buildInfo.canary;

const trialNow = (now: Date): string => now.toISOString().replace(/[^0-9]/g, '');

/** The current version's manifest as it never changes, with the next version beside it. */
async function announce(
  folder: string,
  manifest: AreaManifest,
  canary: Canary,
  keys: readonly KeyObject[],
): Promise<void> {
  manifest.metaData.buildInfo.canary = canary;
  await publishManifest(folder, manifest, keys);
}

/**
 * Puts a built area beside the current version, and has the manifest name it for a share of the browsers. The same build
 * again changes its share.
 * @throws ReleaseError where there is nothing to compare it with, or another one is tried
 */
export async function startCanary({ dist, folder, share, now, keys = [] }: CanaryOptions): Promise<Release[]> {
  if (!(share > 0 && share < 100)) throw new ReleaseError('--canary is a share between 0 and 100, such as 5.');
  const built = await readBuilt(dist);
  if (built.contract === undefined) throw new ReleaseError('Only areas are tried; the host is one page for everybody.');
  const { version, commit, contract } = built;
  return locked(folder, async () => {
    const history = await readHistory(folder);
    const [current] = history;
    if (!current)
      throw new ReleaseError(`Nothing is released in ${folder} to compare it with: release it without --canary.`);
    if (current.version === version) throw new ReleaseError(`${version} is what everybody has already.`);
    const tried = triedIn(history);
    if (tried && tried.version !== version)
      throw new ReleaseError(`${tried.version} is tried already: --promote or --withdraw it first.`);
    const manifest = await readVersionManifest(versionFolder(folder, current.version), keys);
    await checkHistory(folder, keys, { current: current.version });
    const text = await stage(dist, folder, built, keys);
    const running = tried && (await readCanary(folder));
    const releasedAt = running ? tried.releasedAt : now.toISOString();
    const next = { version, commit, contract, releasedAt, replacedAt: null, share };
    const turned = [current, next, ...history.slice(1).filter((entry) => entry.version !== version)];
    // First of all: what browsers have can be withdrawn.
    await writeHistory(folder, turned);
    const canary = {
      version,
      share,
      trial: running?.trial ?? trialNow(now),
      manifest: path.posix.join('releases', version, MANIFEST),
      integrity: hashOfManifest(text),
      contract,
    };
    await announce(folder, manifest, canary, keys);
    return turned;
  });
}

interface DecisionOptions extends FlipOptions {
  /** The version that was judged: no other one is decided on. */
  expected?: string;
}

/** The version that is tried. @throws ReleaseError where none is, or another one than expected */
function mustBeTried(history: readonly Release[], folder: string, expected?: string): Release {
  const tried = triedIn(history);
  if (!tried) throw new BusyError(`No version is tried in ${folder}.`);
  if (expected !== undefined && tried.version !== expected)
    throw new BusyError(`${tried.version} is tried, not ${expected}.`);
  return tried;
}

/**
 * Makes the version that is tried everybody's.
 * @throws ReleaseError where none is, or another one than expected
 */
export async function promote(
  folder: string,
  now: Date,
  { expected, ...options }: DecisionOptions = {},
): Promise<Release[]> {
  return locked(folder, async () => {
    const history = await readHistory(folder);
    const tried = mustBeTried(history, folder, expected);
    await checkHistory(folder, options.keys ?? [], { tried: tried.version });
    await flip(folder, tried.version, history, options);
    const turned = withCurrent(history, { ...tried, releasedAt: now.toISOString() });
    await writeHistory(folder, turned);
    return turned;
  });
}

/**
 * Takes the version that is tried away: browsers that have it go back to the current one within `timeouts.canary`.
 * @throws ReleaseError where none is tried, or another one than expected
 */
export async function withdraw(
  folder: string,
  now: Date,
  { expected, keys = [] }: DecisionOptions = {},
): Promise<Release[]> {
  return locked(folder, async () => {
    const history = await readHistory(folder);
    const { version } = mustBeTried(history, folder, expected);
    const current = history[0]?.version ?? '';
    const manifest = await readVersionManifest(versionFolder(folder, current), keys);
    await checkHistory(folder, keys, { current });
    await publishManifest(folder, manifest, keys);
    const at = now.toISOString();
    const turned = history.map(({ share, ...entry }) =>
      entry.version === version ? { ...entry, replacedAt: at, withdrawnAt: at } : entry,
    );
    await writeHistory(folder, turned);
    return turned;
  });
}

/**
 * What `config.json` has to name while a version is tried and after either end of it, where it pins the area. Of what is
 * signed nobody knows the next manifest, whose number is another.
 */
export async function hashesOf(folder: string): Promise<string[]> {
  const history = await readHistory(folder);
  const tried = (await servedIsSigned(folder)) ? undefined : triedIn(history);
  const folders = [
    folder,
    ...(tried ? [history[0]?.version ?? '', tried.version].map((v) => versionFolder(folder, v)) : []),
  ];
  return Promise.all(folders.map(manifestHash));
}
