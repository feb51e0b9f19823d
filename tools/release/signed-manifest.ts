import { createHash, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type AreaManifest, publish } from './manifest.ts';
import { ReleaseError } from './release-error.ts';
import { isSignedBy, signedJson, splitSigned } from './signing.ts';

const MANIFEST = 'mf-manifest.json';

/** What has to carry a hash: whatever an area's code has the browser run or apply. */
const CHECKED = /\.(?:js|css)$/;

/** What a browser compares; it takes anything else for no hash at all. */
const HASH = /^sha(?:256|384|512)-[A-Za-z0-9+/]+={0,2}$/;

/** The call that has the host complete the elements of an area's late scripts: without it they come unchecked. */
const HOOK = '__LANDFALL_SCRIPT__';

/** A manifest with what it says of itself once it is signed. @throws ReleaseError where it has no name */
function marked(manifest: AreaManifest, sequence: number): AreaManifest {
  if (!manifest.name) throw new ReleaseError('The manifest has no name, which a signature would be for.');
  return { ...manifest, signed: { remote: manifest.name, sequence } };
}

/**
 * The manifest of a version as it lies beside the others of its area, where no browser takes it for the current one.
 * Without keys it is what it was.
 */
export const versionManifest = (manifest: AreaManifest, keys: readonly KeyObject[]): string =>
  keys.length === 0 ? JSON.stringify(manifest) : signedJson(marked(manifest, 0), keys);

const servedText = (folder: string): Promise<string> =>
  readFile(path.join(folder, MANIFEST), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });

/** The manifest that is served, where one of these keys signed it: what else lies there says nothing. */
async function readServed(folder: string, keys: readonly KeyObject[]): Promise<AreaManifest | undefined> {
  const text = await servedText(folder);
  return isSignedBy(keys, text) ? (JSON.parse(splitSigned(text).content) as AreaManifest) : undefined;
}

/** Milliseconds by which a clock may have been ahead: a higher number would be hard to get away from. */
const FURTHEST_AHEAD = 365 * 86_400_000;

/**
 * A number that no manifest of this folder had: browsers refuse one that is lower than what they have seen by the same key.
 * @throws ReleaseError where that of the one that is served is no time
 */
async function nextSequence(folder: string, keys: readonly KeyObject[]): Promise<number> {
  const served = (await readServed(folder, keys))?.signed?.sequence ?? 0;
  if (!(served < Date.now() + FURTHEST_AHEAD))
    throw new ReleaseError(
      `The number of the manifest in ${folder} is more than a year ahead of this machine’s clock: set the clock, or release with a new key.`,
    );
  return Math.max(Date.now(), served + 1);
}

/** Puts a manifest where browsers ask for it, signed with the number that is next. */
export async function publishManifest(
  folder: string,
  manifest: AreaManifest,
  keys: readonly KeyObject[],
): Promise<void> {
  const content = keys.length === 0 ? manifest : marked(manifest, await nextSequence(folder, keys));
  await publish(folder, MANIFEST, signedJson(content, keys));
}

/** Why a signed manifest is not that of the version whose place it lies in; undefined where it is. */
function strangeness(version: string, { name, signed, metaData }: AreaManifest): string | undefined {
  const { release, canary } = metaData.buildInfo;
  if (signed?.sequence !== 0 || canary) return 'is one that was served, at some time';
  if (signed.remote !== name) return `is signed for ${signed.remote}`;
  if (release !== version) return `is of the release ${release}`;
  return undefined;
}

/** As `readVersionManifest`, of the text that was read in a version's folder. @throws ReleaseError */
export function parseVersionManifest(folder: string, text: string, keys: readonly KeyObject[]): AreaManifest {
  const version = path.basename(folder);
  if (keys.length > 0 && !isSignedBy(keys, text))
    throw new ReleaseError(
      `${version} is not signed by this key: release it again from its sources, or name the key that it was signed with by another --key.`,
    );
  const whole = JSON.parse(splitSigned(text).content) as AreaManifest;
  const strange = keys.length > 0 && strangeness(version, whole);
  if (strange)
    throw new ReleaseError(`The manifest in ${folder} ${strange}: remove the folder, and release ${version} again.`);
  const { signed: _signed, ...manifest } = whole;
  return manifest;
}

/**
 * The manifest of a version that is in place. With keys it has to be signed by one of them, for this very version: the
 * folder is where browsers read, and what somebody put there must not be signed a second time.
 * @throws ReleaseError where it is not
 */
export const readVersionManifest = async (folder: string, keys: readonly KeyObject[]): Promise<AreaManifest> =>
  parseVersionManifest(folder, await readFile(path.join(folder, MANIFEST), 'utf8'), keys);

/**
 * With keys: the list of releases is nobody's word, so it must agree with the manifest that is signed and served.
 * @param current what the list has first
 * @param tried what it says is tried
 * @throws ReleaseError where it does not
 */
export async function checkHistory(
  folder: string,
  keys: readonly KeyObject[],
  { current, tried }: { current?: string; tried?: string },
): Promise<void> {
  if (keys.length === 0) return;
  const { release, canary } = (await readServed(folder, keys))?.metaData.buildInfo ?? {};
  if (!release)
    throw new ReleaseError(`What is served in ${folder} is not signed by this key: release it again from its sources.`);
  if (current !== undefined && current !== release)
    throw new ReleaseError(
      `${folder}/releases/releases.json says that ${current} is current, but the manifest that is served is of ${release}. Name what it has to be: --rollback <version>, or release it from its sources.`,
    );
  if (tried !== undefined && tried !== canary?.version && tried !== release)
    throw new ReleaseError(
      `${tried} is not what the manifest that is served tries (${canary?.version ?? 'none'}): start it again by --canary.`,
    );
}

/** Whether what is served carries signatures, of whomever. */
export const servedIsSigned = async (folder: string): Promise<boolean> =>
  splitSigned(await servedText(folder)).signatures.length > 0;

/** Without a key nothing follows on what is signed: dashboards that check signatures would refuse it. @throws ReleaseError */
export async function refuseUnsigned(folder: string, keys: readonly KeyObject[]): Promise<void> {
  if (keys.length > 0 || !(await servedIsSigned(folder))) return;
  throw new ReleaseError(
    `What is released in ${folder} is signed, so this has to be: name the key by --key or LANDFALL_RELEASE_KEY, or say --unsigned.`,
  );
}

const hashOf = (content: Buffer): string => `sha256-${createHash('sha256').update(content).digest('base64')}`;

/**
 * What is signed has to be what a host can check: each script and style sheet is the one that the manifest names, and the
 * entry asks the host before it loads another.
 * @param files where each file of the build is, by its path beside the manifest
 * @throws ReleaseError that names what is not
 */
export async function checkSignable(manifest: AreaManifest, files: ReadonlyMap<string, string>): Promise<void> {
  const { buildInfo, remoteEntry, publicPath } = manifest.metaData;
  if (publicPath !== 'auto')
    throw new ReleaseError(
      `The area's files are not beside its manifest (publicPath is ${publicPath}), so it cannot be signed.`,
    );
  if (remoteEntry.type !== 'global')
    throw new ReleaseError(
      `Its entry is no script of the kind that can be checked (its type is ${remoteEntry.type}, not global).`,
    );
  for (const [name, hash] of Object.entries(buildInfo.integrity ?? {}))
    if (!HASH.test(hash))
      throw new ReleaseError(`The manifest names no hash of ${name} that a browser knows: ${hash}.`);
  for (const [name, file] of files) {
    if (!CHECKED.test(name) || !name.startsWith(remoteEntry.path)) continue;
    const expected = buildInfo.integrity?.[name];
    if (!expected) throw new ReleaseError(`The manifest names no hash of ${name}, so it cannot be signed.`);
    if (hashOf(await readFile(file)) !== expected)
      throw new ReleaseError(`${name} is not what the manifest says, so it cannot be signed: build it again.`);
  }
  const entry = files.get(remoteEntry.path + remoteEntry.name);
  const source = entry ? await readFile(entry, 'utf8') : '';
  if (!source.includes(HOOK))
    throw new ReleaseError(
      `Its entry does not call ${HOOK}, so its late scripts could not be checked: build it with @landfall/tools.`,
    );
}
