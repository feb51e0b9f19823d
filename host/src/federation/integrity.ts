import { AreaError, type Refusal } from './area-error.ts';
import { hashOfScript, NO_HASH, pinnedScriptIn } from './area-scripts.ts';

const ALGORITHMS: Record<string, string> = { sha256: 'SHA-256', sha384: 'SHA-384', sha512: 'SHA-512' };

const base64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)));

async function matches(content: ArrayBuffer, expected: string): Promise<boolean> {
  const [name = '', hash] = expected.split(/-(.*)/);
  const algorithm = ALGORITHMS[name];
  return algorithm !== undefined && base64(await crypto.subtle.digest(algorithm, content)) === hash;
}

/**
 * Compares content with the hashes that a deployment allows: one of them must be its own.
 * @throws AreaError where none is, or where the browser cannot tell because the page came over plain HTTP
 */
export async function checkIntegrity(remote: string, content: ArrayBuffer, allowed: string): Promise<void> {
  if (!crypto.subtle) throw new AreaError('tampered', `${remote}: hashes can be checked over HTTPS only.`);
  for (const expected of allowed.split(/\s+/).filter(Boolean)) if (await matches(content, expected)) return;
  throw new AreaError('tampered', `${remote}: its manifest has none of the hashes in config.json.`);
}

/** Why the browser refused the file that a failure speaks of; undefined where it did not, or it is not there. */
export async function refusalOf(message: string): Promise<Refusal | undefined> {
  const url = pinnedScriptIn(message);
  const expected = url && hashOfScript(url);
  const response = expected ? await fetch(url).catch(() => undefined) : undefined;
  if (!expected || !response?.ok) return undefined;
  if (expected === NO_HASH) return 'unnamed';
  return (await matches(await response.arrayBuffer(), expected)) ? undefined : 'replaced';
}
