import { createHash, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type AreaManifest, publish } from './manifest.ts';
import { ReleaseError } from './release-error.ts';
import { isSignedBy, signedJson, splitSigned } from './signing.ts';

const MANIFEST = 'mf-manifest.json';

/** What has to carry a hash: whatever an area's code has the browser run or apply. */
const CHECKED = /\.(?:js|css)$/;

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

/** The number of the manifest that is served; 0 where none is, or nobody can read it. */
async function servedSequence(folder: string): Promise<number> {
  const text = await servedText(folder);
  try {
    return (JSON.parse(text) as AreaManifest).signed?.sequence ?? 0;
  } catch {
    return 0;
  }
}

/** A number that no manifest of this folder had: browsers refuse one that is lower than what they have seen. */
async function nextSequence(folder: string): Promise<number> {
  const sequence = Math.max(Date.now(), (await servedSequence(folder)) + 1);
  if (!Number.isSafeInteger(sequence)) throw new ReleaseError(`${folder}: its manifest's number cannot rise any more.`);
  return sequence;
}

/** Puts a manifest where browsers ask for it, signed with the number that is next. */
export async function publishManifest(
  folder: string,
  manifest: AreaManifest,
  keys: readonly KeyObject[],
): Promise<void> {
  const content = keys.length === 0 ? manifest : marked(manifest, await nextSequence(folder));
  await publish(folder, MANIFEST, signedJson(content, keys));
}

/**
 * The manifest of a version that is in place. With keys it has to be signed by one of them: the folder is where browsers
 * read, and what somebody put there must not be signed a second time.
 * @throws ReleaseError where it is not
 */
export async function readVersionManifest(folder: string, keys: readonly KeyObject[]): Promise<AreaManifest> {
  const text = await readFile(path.join(folder, MANIFEST), 'utf8');
  if (keys.length > 0 && !isSignedBy(keys, text))
    throw new ReleaseError(
      `${path.basename(folder)} is not signed by this key: release it again from its sources, or name the key that it was signed with by another --key.`,
    );
  const { signed: _signed, ...manifest } = JSON.parse(splitSigned(text).content) as AreaManifest;
  return manifest;
}

/** Without a key nothing follows on what is signed: dashboards that check signatures would refuse it. @throws ReleaseError */
export async function refuseUnsigned(folder: string, keys: readonly KeyObject[]): Promise<void> {
  if (keys.length > 0 || splitSigned(await servedText(folder)).signatures.length === 0) return;
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
  const { buildInfo, remoteEntry } = manifest.metaData;
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
