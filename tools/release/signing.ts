import { spawnSync } from 'node:child_process';
import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto';
import { open, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { ReleaseError } from './release-error.ts';

/** The environment's variable that holds private keys, as PEM. */
const KEY_VARIABLE = 'LANDFALL_RELEASE_KEY';

const PEM = /-----BEGIN [A-Z ]+-----[^-]+-----END [A-Z ]+-----/g;

/** An Ed25519 key in SPKI ends in its 32 bytes. */
const RAW_BYTES = 32;

/** A public key as `releaseKeys` in `config.json` has it. */
export function publicKeyOf(key: KeyObject): string {
  const spki = createPublicKey(key).export({ format: 'der', type: 'spki' });
  return `ed25519-${spki.subarray(-RAW_BYTES).toString('base64')}`;
}

function readKey(pem: string, from: string): KeyObject {
  try {
    const key = createPrivateKey(pem);
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Said below.
  }
  throw new ReleaseError(`${from} holds no private Ed25519 key, as --new-key makes one.`);
}

/** What others than a file's owner may do with it. */
const OTHERS = 0o077;

async function warnOfOthers(file: string): Promise<void> {
  const { mode } = await stat(file);
  if (process.platform !== 'win32' && mode & OTHERS)
    console.warn(`The key ${file} can be read by others: chmod 600 ${file}`);
}

/** What the environment's variable holds; nothing that is started from now on inherits it. */
export function takeKeyVariable(env: NodeJS.ProcessEnv = process.env): string {
  const text = env[KEY_VARIABLE]?.trim() ?? '';
  delete env[KEY_VARIABLE];
  return text;
}

/**
 * The private keys that a release is signed with: of the files that are named, else of LANDFALL_RELEASE_KEY; none where
 * neither is there. Takes the variable out of the environment, which a build and all that it starts would inherit.
 * @throws ReleaseError where one cannot be read
 */
export async function readSigningKeys(files: readonly string[], env = process.env): Promise<KeyObject[]> {
  const text = takeKeyVariable(env);
  const named = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(file, 'utf8').catch((error: Error) => {
        throw new ReleaseError(`The key ${file} cannot be read: ${error.message}`);
      });
      await warnOfOthers(file);
      return [file, text] as const;
    }),
  );
  const sources = named.length > 0 || !text ? named : [[KEY_VARIABLE, text] as const];
  return sources.flatMap(([from, pems]) => (pems.match(PEM) ?? ['']).map((pem) => readKey(pem, from)));
}

function isInRepository(folder: string): boolean {
  const git = spawnSync('git', ['rev-parse', '--is-inside-work-tree'], { cwd: folder, encoding: 'utf8' });
  return git.status === 0 && git.stdout.trim() === 'true';
}

/**
 * Writes a new private key into a file that its owner alone may read. Returns the public one.
 * @throws ReleaseError where the file is there, or would lie in a repository
 */
export async function writeNewKey(file: string): Promise<string> {
  const folder = path.dirname(path.resolve(file));
  if (isInRepository(folder)) throw new ReleaseError(`${folder} lies in a repository, where no private key belongs.`);
  const { privateKey } = generateKeyPairSync('ed25519');
  const handle = await open(file, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw new ReleaseError(
      error.code === 'EEXIST' ? `${file} is there already; no key is overwritten.` : error.message,
    );
  });
  try {
    await handle.writeFile(privateKey.export({ format: 'pem', type: 'pkcs8' }));
    await handle.sync();
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
  return publicKeyOf(privateKey);
}

/** Who signed something, and what came of it. */
interface Signature {
  /** The public key. */
  key: string;
  value: string;
}

/**
 * Where a signed text ends and its signatures begin. What is signed is everything before, and the brace that closes it: a
 * reader parses those very bytes, and one that knows of no signatures reads an entry more.
 */
const SIGNATURES = ',"signatures":';

/** What stands before a text when it is signed, so that no signature of something else is one of a release. */
const PURPOSE = 'landfall-release-1\n';

/** An object as JSON that carries the signatures of these keys; without any as plain JSON. */
export function signedJson(content: object, keys: readonly KeyObject[]): string {
  const text = JSON.stringify(content);
  if (keys.length === 0) return text;
  const signatures = keys.map((key): Signature => {
    return { key: publicKeyOf(key), value: sign(null, Buffer.from(PURPOSE + text), key).toString('base64') };
  });
  return `${text.slice(0, -1)}${SIGNATURES}${JSON.stringify(signatures)}}`;
}

function isSignature(value: unknown): value is Signature {
  const { key, value: bytes } = (value ?? {}) as Partial<Signature>;
  return typeof key === 'string' && typeof bytes === 'string';
}

/** A text without its signatures, and those: told apart as the host does. */
export function splitSigned(text: string): { content: string; signatures: Signature[] } {
  const at = text.lastIndexOf(SIGNATURES);
  try {
    const found: unknown = at > 0 && text.endsWith('}') ? JSON.parse(text.slice(at + SIGNATURES.length, -1)) : [];
    const signatures = Array.isArray(found) ? found.filter(isSignature) : [];
    if (signatures.length > 0) return { content: `${text.slice(0, at)}}`, signatures };
  } catch {
    // An entry of the same name somewhere inside.
  }
  return { content: text, signatures: [] };
}

/** Whether one of these private keys' owners signed a text. */
export function isSignedBy(keys: readonly KeyObject[], text: string): boolean {
  const { content, signatures } = splitSigned(text);
  return keys.some((key) =>
    signatures.some(({ key: name, value }) => {
      if (name !== publicKeyOf(key)) return false;
      return verify(null, Buffer.from(PURPOSE + content), createPublicKey(key), Buffer.from(value, 'base64'));
    }),
  );
}
