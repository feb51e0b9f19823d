import { AreaError } from './area-error.ts';
import { hashOfScript } from './area-scripts.ts';

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

/** Whether the script that a failure speaks of is there, with other bytes than it must have. */
export async function namesTampered(message: string): Promise<boolean> {
  const [url = ''] = /https?:\/\/[^\s"')]+\.js/.exec(message) ?? [];
  const expected = hashOfScript(url);
  if (!expected) return false;
  const response = await fetch(url).catch(() => undefined);
  return response?.ok === true && !(await matches(await response.arrayBuffer(), expected));
}
