import { safeLocalStorage } from '@landfall/shared/host';
import { AreaError, type Refusal } from './area-error.ts';
import './area-styles.ts';
import { checkIntegrity } from './integrity.ts';
import { pauseBefore, TRIES } from './tries.ts';

// Loaded where the deployment pins an area's bytes or names keys (docs/decisions/012, 043), as one script: pages without
// pay nothing for it.
export { refusalOf } from './integrity.ts';
export { Refusal } from './refusal/refusal.tsx';

/** What a deployment asks of an area's manifest. */
export interface Guard {
  /** Hashes, one of which it must have; none where empty. */
  hashes: string;
  /** Public keys, one of which must have signed it; undefined where nobody has to. */
  keys: readonly string[] | undefined;
  /** Whether it is that of a next version, which the current one's names: it has no number. */
  isNext?: boolean;
}

interface Signature {
  key: string;
  value: string;
}

/** What a signed manifest says of itself and of its files. */
interface SignedManifest {
  signed?: { remote?: unknown; sequence?: unknown };
  metaData?: {
    buildInfo?: { integrity?: Record<string, string> };
    publicPath?: string;
    remoteEntry?: { name: string; path: string; type?: string };
  };
  exposes?: { assets?: Partial<Record<'js' | 'css', { sync?: string[]; async?: string[] }>> }[];
}

const refuse = (remote: string, refusal: Refusal, message: string): AreaError =>
  new AreaError('tampered', `${remote}: ${message}`, refusal);

/** As `tools/release/signing.ts` writes it: what is signed is all before, and the brace that closes it. */
const SIGNATURES = ',"signatures":';
const PURPOSE = 'landfall-release-1\n';
const PUBLIC_KEY = /^ed25519-([A-Za-z0-9+/]{43}=)$/;

function isSignature(value: unknown): value is Signature {
  const { key, value: bytes } = (value ?? {}) as Partial<Signature>;
  return typeof key === 'string' && typeof bytes === 'string';
}

function split(text: string): { content: string; signatures: Signature[] } {
  const at = text.lastIndexOf(SIGNATURES);
  try {
    const found: unknown = JSON.parse(text.slice(at + SIGNATURES.length, -1));
    if (at > 0 && text.endsWith('}') && Array.isArray(found))
      return { content: `${text.slice(0, at)}}`, signatures: found.filter(isSignature) };
  } catch {
    // Nothing is signed.
  }
  return { content: text, signatures: [] };
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** A key of the configuration; undefined where it is none. @throws AreaError where the browser knows no such keys */
async function importKey(remote: string, key: string): Promise<CryptoKey | undefined> {
  const [, raw] = PUBLIC_KEY.exec(key) ?? [];
  if (!raw) return undefined;
  return crypto.subtle.importKey('raw', bytesOf(raw), { name: 'Ed25519' }, false, ['verify']).catch((error: Error) => {
    if (error.name === 'DataError') return undefined;
    throw refuse(remote, 'unsupported', `this browser knows no Ed25519 (${error.message}).`);
  });
}

async function isSignedBy(key: CryptoKey, value: string, content: string): Promise<boolean> {
  try {
    const signed = new TextEncoder().encode(PURPOSE + content);
    return await crypto.subtle.verify({ name: 'Ed25519' }, key, bytesOf(value), signed);
  } catch {
    return false;
  }
}

/** The part of a manifest that is signed, and those of the keys that signed it. @throws AreaError where none did */
async function signedPart(remote: string, text: string, keys: readonly string[]): Promise<[string, string[]]> {
  if (!crypto.subtle) throw refuse(remote, 'insecure', 'signatures can be checked over HTTPS only.');
  const imported = new Map<string, CryptoKey | undefined>();
  for (const key of keys) imported.set(key, await importKey(remote, key));
  const { content, signatures } = split(text);
  const by: string[] = [];
  for (const { key, value } of signatures) {
    const known = imported.get(key);
    if (known && (await isSignedBy(known, value, content))) by.push(key);
  }
  if (by.length > 0) return [content, by];
  const bad = keys.find((key) => !imported.get(key));
  if (bad) throw refuse(remote, 'badKey', `${bad} in config.json is no public key, such as ed25519-...`);
  if (signatures.length === 0) throw refuse(remote, 'unsigned', 'its manifest is not signed.');
  if (signatures.some(({ key }) => imported.has(key)))
    throw refuse(remote, 'altered', 'its manifest is not what was signed.');
  throw refuse(remote, 'foreign', 'none of the keys in config.json signed its manifest.');
}

/** Each key counts for itself: what somebody signed with a stolen one is over once another one takes its place. */
const placeOf = (remote: string, key: string): string => `release:${remote}:${key}`;
/** For browsers that keep nothing: as long as the page lives. */
const seen = new Map<string, number>();

const lastSeen = (place: string): number => Math.max(seen.get(place) ?? 0, Number(safeLocalStorage.read(place)) || 0);

/** Refuses a manifest that is older than one by the same key that this browser has seen. @throws AreaError */
function checkSequence(remote: string, { signed }: SignedManifest, by: readonly string[]): void {
  const sequence = signed?.sequence;
  if (typeof sequence !== 'number' || !Number.isSafeInteger(sequence) || sequence <= 0)
    throw refuse(remote, 'unannounced', 'its manifest is that of a version which was not released to everybody.');
  const places = by.map((key) => placeOf(remote, key));
  const last = Math.max(...places.map(lastSeen));
  if (sequence < last)
    throw refuse(remote, 'older', `its manifest has the number ${sequence}; this browser has seen ${last}.`);
  for (const place of places) {
    seen.set(place, sequence);
    safeLocalStorage.write(place, String(sequence));
  }
}

/** @throws AreaError where it is none */
function parse(remote: string, text: string): SignedManifest {
  try {
    return (JSON.parse(text) ?? {}) as SignedManifest;
  } catch {
    throw new AreaError('invalid', `${remote}: what its server answers is not a manifest.`);
  }
}

/** What a browser compares; it takes anything else for no hash at all. */
const HASH = /^sha(256|384|512)-[\w+/]+=*$/;

/** Refuses a manifest whose files are elsewhere, where nobody asks for hashes, or have one that is none. @throws AreaError */
function checkPlace(remote: string, { metaData }: SignedManifest): void {
  if (metaData?.publicPath !== 'auto' || metaData.remoteEntry?.type !== 'global')
    throw refuse(remote, 'unnamed', 'its files are not scripts beside its manifest, so none of them can be checked.');
  for (const [file, hash] of Object.entries(metaData.buildInfo?.integrity ?? {}))
    if (!HASH.test(hash)) throw refuse(remote, 'unnamed', `its manifest names no hash of ${file}, but ${hash}.`);
}

/** Refuses a manifest with a file that may be run or applied, and no hash of it. @throws AreaError */
function checkNames(remote: string, { metaData, exposes }: SignedManifest): void {
  const { buildInfo, remoteEntry } = metaData ?? {};
  const kinds = (exposes ?? []).flatMap(({ assets }) => [assets?.js, assets?.css]);
  const files = kinds.flatMap((kind) => [...(kind?.sync ?? []), ...(kind?.async ?? [])]);
  for (const file of [`${remoteEntry?.path}${remoteEntry?.name}`, ...files])
    if (!buildInfo?.integrity?.[file]) throw refuse(remote, 'unnamed', `its manifest names no hash of ${file}.`);
}

async function checked(remote: string, content: ArrayBuffer, { hashes, keys, isNext }: Guard): Promise<string> {
  if (hashes) await checkIntegrity(remote, content, hashes);
  const text = new TextDecoder().decode(content);
  const [part, by] = keys ? await signedPart(remote, text, keys) : [text, []];
  const manifest = parse(remote, part);
  checkPlace(remote, manifest);
  if (!keys) return part;
  const { signed } = manifest;
  if (signed?.remote !== remote) throw refuse(remote, 'elsewhere', `its manifest is signed for ${signed?.remote}.`);
  if (!isNext) checkSequence(remote, manifest, by);
  checkNames(remote, manifest);
  return part;
}

/**
 * Reads a manifest as the deployment allows it: what is returned is what was checked. An older one is asked for again:
 * a release may have come between, or not yet be everywhere.
 * @throws AreaError that says why it is refused
 */
export async function readGuarded(remote: string, read: () => Promise<ArrayBuffer>, guard: Guard): Promise<string> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await checked(remote, await read(), guard);
    } catch (error) {
      if (!(error instanceof AreaError) || error.refusal !== 'older' || attempt >= TRIES) throw error;
    }
    await pauseBefore(attempt);
  }
}
