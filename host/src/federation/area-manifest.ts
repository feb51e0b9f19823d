import { getRuntimeConfig } from '@landfall/shared';
import { CONTRACT_VERSION, readAreaManifest } from '@landfall/shared/host';
import { AreaError } from './area-error.ts';
import { pinScripts } from './area-scripts.ts';
import { checkIntegrity } from './integrity.ts';
import { saveManifest } from './manifest-responses.ts';
import { areaRecord, noteArea } from './registry.ts';
import { pauseBefore, TRIES } from './tries.ts';

/** The answer that the page's inline script already asked for, once. */
async function takeEarly(url: string): Promise<Response | undefined> {
  const early = window.__LANDFALL__?.early;
  const started = early?.[url];
  if (!early || !started) return undefined;
  delete early[url];
  const response = await started.catch(() => undefined);
  return response?.ok ? response : undefined;
}

async function fetchWithRetry(url: string, signal: AbortSignal): Promise<Response> {
  const early = await takeEarly(url);
  if (early) return early;
  for (let attempt = 0; ; attempt++) {
    try {
      const response = await fetch(url, { cache: 'no-cache', signal });
      if (response.status < 500 || attempt >= TRIES) return response;
    } catch (error) {
      if (attempt >= TRIES || signal.aborted) throw error;
    }
    await pauseBefore(attempt);
  }
}

/**
 * Reads an area's manifest and decides whether its code may run: the right bytes where the deployment names hashes, and
 * no newer contract than this host's.
 * @throws AreaError
 */
export async function readManifest(remote: string, signal: AbortSignal): Promise<void> {
  const url = areaRecord(remote).from;
  const integrity = getRuntimeConfig().remotes[remote]?.integrity;
  const response = await fetchWithRetry(url, signal).catch((error: Error) => {
    throw new AreaError('unreachable', `${url}: ${error.message}`);
  });
  if (!response.ok) throw new AreaError('unreachable', `${url} answered ${response.status}.`);
  const content = await response.arrayBuffer();
  if (integrity) await checkIntegrity(remote, content, integrity);
  const text = new TextDecoder().decode(content);
  const manifest = readAreaManifest(text);
  if (!manifest) throw new AreaError('invalid', `${url} is not a manifest.`);
  const { buildInfo, remoteEntry } = manifest.metaData;
  const { buildVersion: version, commit, contract, integrity: hashes } = buildInfo;
  noteArea(remote, { version, commit, contract });
  if (contract > CONTRACT_VERSION)
    throw new AreaError('newer', `${remote} needs contract ${contract}; this host provides ${CONTRACT_VERSION}.`);
  if (integrity && !hashes[remoteEntry.path + remoteEntry.name])
    throw new AreaError('tampered', `${remote}: its manifest does not name the hash of its entry.`);
  if (integrity) pinScripts(url, hashes);
  saveManifest(url, text);
}
