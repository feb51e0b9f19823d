import { AreaError } from './area-error.ts';

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

declare global {
  /** Hashes of scripts by address; areas' builds put them on the script elements that they make. */
  var __LANDFALL_INTEGRITY__: Record<string, string> | undefined;
}

/** Whether the script that a failure speaks of is there, with other bytes than it must have. */
export async function namesTampered(message: string): Promise<boolean> {
  const [url = ''] = /https?:\/\/[^\s"')]+\.js/.exec(message) ?? [];
  const expected = hashOfScript(url);
  if (!expected) return false;
  const response = await fetch(url).catch(() => undefined);
  return response?.ok === true && !(await matches(await response.arrayBuffer(), expected));
}

/** Makes the browser refuse each script of an area that is not the one that its manifest names. */
export function pinScripts(manifestUrl: string, hashes: Record<string, string>): void {
  globalThis.__LANDFALL_INTEGRITY__ ??= {};
  for (const [file, hash] of Object.entries(hashes))
    globalThis.__LANDFALL_INTEGRITY__[new URL(file, manifestUrl).href] = hash;
}

/** The hash that a script must have; undefined where none is known. */
export const hashOfScript = (url: string): string | undefined =>
  globalThis.__LANDFALL_INTEGRITY__?.[url.split('?')[0] ?? url];
