import { safeLocalStorage } from '@landfall/shared/host';
import { AreaError, type Refusal } from './area-error.ts';
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
    remoteEntry?: { name: string; path: string };
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

async function importKey(remote: string, key: string): Promise<CryptoKey> {
  const [, raw] = PUBLIC_KEY.exec(key) ?? [];
  const unusable = () => refuse(remote, 'badKey', `${key} in config.json is no public key, such as ed25519-...`);
  if (!raw) throw unusable();
  return crypto.subtle.importKey('raw', bytesOf(raw), { name: 'Ed25519' }, false, ['verify']).catch((error: Error) => {
    if (error.name === 'DataError') throw unusable();
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

/** The part of a manifest that one of the keys signed. @throws AreaError */
async function signedPart(remote: string, text: string, keys: readonly string[]): Promise<string> {
  if (!crypto.subtle) throw refuse(remote, 'insecure', 'signatures can be checked over HTTPS only.');
  const imported = new Map<string, CryptoKey>();
  for (const key of keys) imported.set(key, await importKey(remote, key));
  const { content, signatures } = split(text);
  if (signatures.length === 0) throw refuse(remote, 'unsigned', 'its manifest is not signed.');
  let isKnown = false;
  for (const { key, value } of signatures) {
    const known = imported.get(key);
    if (known && (await isSignedBy(known, value, content))) return content;
    isKnown ||= known !== undefined;
  }
  if (isKnown) throw refuse(remote, 'altered', 'its manifest is not what was signed.');
  throw refuse(remote, 'foreign', 'none of the keys in config.json signed its manifest.');
}

const keyOf = (remote: string): string => `release:${remote}`;
/** For browsers that keep nothing: as long as the page lives. */
const seen = new Map<string, number>();

const lastSeen = (remote: string): number =>
  Math.max(seen.get(remote) ?? 0, Number(safeLocalStorage.read(keyOf(remote))) || 0);

/** Refuses a manifest that is for another area, or older than one that this browser has seen. @throws AreaError */
function checkSequence(remote: string, { signed }: SignedManifest): void {
  if (signed?.remote !== remote) throw refuse(remote, 'elsewhere', `its manifest is signed for ${signed?.remote}.`);
  const { sequence } = signed;
  if (typeof sequence !== 'number' || !Number.isSafeInteger(sequence) || sequence <= 0)
    throw refuse(remote, 'unannounced', 'its manifest is that of a version which was not released to everybody.');
  const last = lastSeen(remote);
  if (sequence < last)
    throw refuse(remote, 'older', `its manifest has the number ${sequence}; this browser has seen ${last}.`);
  seen.set(remote, sequence);
  safeLocalStorage.write(keyOf(remote), String(sequence));
}

/** Refuses a manifest with a file that may be run or applied, and no hash of it. @throws AreaError */
function checkNames(remote: string, { metaData, exposes }: SignedManifest): void {
  const { buildInfo, remoteEntry } = metaData ?? {};
  const kinds = (exposes ?? []).flatMap(({ assets }) => [assets?.js, assets?.css]);
  const files = kinds.flatMap((kind) => [...(kind?.sync ?? []), ...(kind?.async ?? [])]);
  for (const file of [`${remoteEntry?.path}${remoteEntry?.name}`, ...files])
    if (!buildInfo?.integrity?.[file]) throw refuse(remote, 'unnamed', `its manifest names no hash of ${file}.`);
}

async function checked(remote: string, content: ArrayBuffer, { hashes, keys }: Guard): Promise<string> {
  if (hashes) await checkIntegrity(remote, content, hashes);
  const text = new TextDecoder().decode(content);
  if (!keys) return text;
  const part = await signedPart(remote, text, keys);
  const manifest = JSON.parse(part) as SignedManifest;
  checkSequence(remote, manifest);
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
