import { getRuntimeConfig } from '@landfall/shared';
import type { AreaManifest } from '@landfall/shared/contracts';
import { CONTRACT_VERSION, readAreaManifest } from '@landfall/shared/host';
import { AreaError } from './area-error.ts';
import { pinScripts } from './area-scripts.ts';
import type { Guard } from './guard.ts';
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

interface ReadManifest extends AreaManifest {
  text: string;
}

async function readContent(url: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const response = await fetchWithRetry(url, signal).catch((error: Error) => {
    throw new AreaError('unreachable', `${url}: ${error.message}`);
  });
  if (!response.ok) throw new AreaError('unreachable', `${url} answered ${response.status}.`);
  return response.arrayBuffer();
}

const isGuarded = ({ hashes, keys }: Guard): boolean => hashes !== '' || keys !== undefined;

/** Reads a manifest, and checks it where the deployment names hashes or keys. */
async function readFrom(remote: string, url: string, guard: Guard, signal: AbortSignal): Promise<ReadManifest> {
  const read = () => readContent(url, signal);
  const text = isGuarded(guard)
    ? await (await import('./guard.ts')).readGuarded(remote, read, guard)
    : new TextDecoder().decode(await read());
  const manifest = readAreaManifest(text);
  if (!manifest) throw new AreaError('invalid', `${url} is not a manifest.`);
  return { ...manifest, text };
}

/** Lets a version's code run: no newer contract than this host's, and the scripts that it names where it is pinned. */
function accept(remote: string, { metaData, text }: ReadManifest, isPinned: boolean): void {
  const { remoteEntry, buildInfo } = metaData;
  const { buildVersion, release, commit, contract, integrity: hashes } = buildInfo;
  noteArea(remote, { version: release || buildVersion, commit, contract });
  if (contract > CONTRACT_VERSION)
    throw new AreaError('newer', `${remote} needs contract ${contract}; this host provides ${CONTRACT_VERSION}.`);
  if (isPinned && !hashes[remoteEntry.path + remoteEntry.name])
    throw new AreaError('tampered', `${remote}: its manifest does not name the hash of its entry.`);
  const { from } = areaRecord(remote);
  if (isPinned) pinScripts(from, hashes);
  saveManifest(from, text);
}

/**
 * Reads an area's manifest and decides whether its code may run: the right bytes where the deployment names hashes, and
 * no newer contract than this host's. Where a next version is tried and this browser was drawn, that one's; what is wrong
 * with it is reported, and the current one shown.
 * @throws AreaError
 */
export async function readManifest(remote: string, signal: AbortSignal): Promise<void> {
  const url = areaRecord(remote).from;
  const { remotes, releaseKeys } = getRuntimeConfig();
  const { integrity = '', releaseKeys: keys = releaseKeys } = remotes[remote] ?? {};
  const guard = { hashes: integrity, keys };
  const isPinned = isGuarded(guard);
  const current = await readFrom(remote, url, guard, signal);
  const { canary } = current.metaData.buildInfo;
  if (canary) {
    // Nothing of it is loaded where nothing is tried.
    const late = await import('./next-version.ts').catch(() => undefined);
    const show = async () => {
      // What the current version's manifest says of it was checked with that one.
      const next = { hashes: isPinned ? canary.integrity || 'none' : '', keys, isNext: true };
      accept(remote, await readFrom(remote, new URL(canary.manifest, url).href, next, signal), isPinned);
    };
    if (await late?.tryNext(remote, canary, signal, show)) return;
  } else noteArea(remote, { trial: null });
  accept(remote, current, isPinned);
}
