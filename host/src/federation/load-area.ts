import { type AreaModule, getRuntimeConfig } from '@landfall/shared';
import { CONTRACT_VERSION } from '@landfall/shared/host';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { AreaError, type AreaProblem, isChunkError } from './area-error.ts';
import { readManifest } from './area-manifest.ts';
import { bustCache, pinnedScriptIn } from './area-scripts.ts';
import { isHostScriptError } from './host-script-error.ts';
import { allAreas, areaRecord, noteArea } from './registry.ts';
import { reportError } from './report-error.ts';
import { pauseBefore } from './tries.ts';

/** How often an area is loaded anew by itself when one of its pieces does not come. */
const MAX_RELOADS = 2;

const loads = new Map<string, Promise<AreaModule>>();

/** Begun before anybody asked; whoever asks first gets what came of it, a failure too. */
const prepared = new Map<string, Promise<AreaModule>>();

/** What came of a load, for whoever cannot wait. */
const modules = new Map<string, AreaModule>();

/** An area's screens where they are there already. */
export const loadedArea = (remote: string): AreaModule | undefined => modules.get(remote);

/** Tells federation where the areas are. Call once, after the configuration is known. */
export function registerAreas(): void {
  const remotes = Object.entries(getRuntimeConfig().remotes).map(([name, { entry }]) => ({
    name,
    entry: new URL(entry, location.origin).href,
  }));
  for (const { name, entry } of remotes) noteArea(name, { from: entry });
  registerRemotes(remotes);
}

/**
 * Forgets what came of an area, so that its current version is loaded next.
 * @param fresh whether its files get new addresses, because one of them failed
 */
function forget(remote: string, fresh = true): void {
  registerRemotes([{ name: remote, entry: areaRecord(remote).from }], { force: true });
  // A new entry would take over the pieces that the old one left here.
  Reflect.set(globalThis, `webpackChunk${remote}`, undefined);
  const folder = new URL('.', areaRecord(remote).from).href;
  if (fresh) bustCache(folder);
  // One that hangs would be waited for again.
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[src]'))
    if (script.src.startsWith(folder)) script.remove();
}

/** Drops an area as it is: its screens that are shown are replaced by those of its current version. */
export function reloadArea(remote: string, { fresh = true } = {}): void {
  loads.delete(remote);
  prepared.delete(remote);
  modules.delete(remote);
  forget(remote, fresh);
  noteArea(remote, { state: 'idle', error: null, generation: areaRecord(remote).generation + 1 });
}

/** Problems that another try may end. */
const TRANSIENT: readonly AreaProblem[] = ['unreachable', 'slow'];

/** Loads again what could not be reached: the connection may be back. */
export function retryFailedAreas(): void {
  for (const { remote, state, error } of allAreas())
    if (state === 'failed' && error instanceof AreaError && TRANSIENT.includes(error.problem)) reloadArea(remote);
}

async function asAreaError(remote: string, error: unknown): Promise<AreaError> {
  if (error instanceof AreaError) return error;
  const message = error instanceof Error ? error.message : String(error);
  if (isHostScriptError(error)) return new AreaError('outdated', `${remote}: ${message}`);
  if (message.includes('does not exist in container')) return new AreaError('incomplete', `${remote}: ${message}`);
  const late = pinnedScriptIn(message) && (await import('./guard.ts').catch(() => undefined));
  const refusal = late ? await late.refusalOf(message) : undefined;
  if (refusal) return new AreaError('tampered', `${remote}: ${message}`, refusal);
  const ran = /ScriptExecutionError|RUNTIME-001|:missing|\(missing:/.test(message);
  return new AreaError(ran ? 'invalid' : 'unreachable', `${remote}: ${message}`);
}

async function loadOnce(remote: string, signal: AbortSignal): Promise<AreaModule> {
  await readManifest(remote, signal);
  const loaded = await loadRemote<{ default: AreaModule }>(`${remote}/routes`);
  const area = loaded?.default;
  if (!area?.screens) throw new AreaError('incomplete', `${remote} exposes no screens.`);
  if (area.contractVersion > CONTRACT_VERSION)
    throw new AreaError('newer', `${remote} needs contract ${area.contractVersion}.`);
  return area;
}

async function loadWithRetries(remote: string, signal: AbortSignal): Promise<AreaModule> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await loadOnce(remote, signal);
    } catch (error) {
      if (attempt >= MAX_RELOADS || signal.aborted || !isChunkError(error) || isHostScriptError(error)) throw error;
      await pauseBefore(attempt);
      forget(remote);
    }
  }
}

/** Counts what this browser has while a next version is tried, and looks after that one. */
function followTrial(remote: string): void {
  if (!areaRecord(remote).trial) return;
  import('./trial.ts').then(
    (trial) => trial.followTrial(remote, () => reloadArea(remote, { fresh: false })),
    // A host of another release: its trial goes on without this page.
    () => {},
  );
}

async function load(remote: string): Promise<AreaModule> {
  if (!areaRecord(remote).from) throw new AreaError('incomplete', `${remote} is not among the configured remotes.`);
  const { area: patience } = getRuntimeConfig().timeouts;
  const { generation } = areaRecord(remote);
  const started = performance.now();
  const giveUp = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      giveUp.abort();
      reject(new AreaError('slow', `${remote} did not load in ${patience} ms.`));
    }, patience);
  });
  const isCurrent = () => areaRecord(remote).generation === generation;
  noteArea(remote, { state: 'loading', error: null });
  try {
    const area = await Promise.race([loadWithRetries(remote, giveUp.signal), late]);
    if (isCurrent()) {
      modules.set(remote, area);
      noteArea(remote, { state: 'ready', milliseconds: performance.now() - started });
    }
    return area;
  } catch (thrown) {
    const error = await asAreaError(remote, thrown);
    if (isCurrent()) {
      loads.delete(remote);
      noteArea(remote, { state: 'failed', error });
      reportError({ remote, kind: 'load', error });
    }
    throw error;
  } finally {
    clearTimeout(timer);
    followTrial(remote);
  }
}

/**
 * Loads an area's screens, once however many ask.
 * @throws AreaError when it is unreachable, hangs, is not what the deployment expects, or needs a newer host
 */
export function loadArea(remote: string): Promise<AreaModule> {
  const first = prepared.get(remote);
  prepared.delete(remote);
  const known = first ?? loads.get(remote);
  if (known) return known;
  const started = load(remote);
  loads.set(remote, started);
  // `load` may fail before it is in the map.
  started.catch(() => loads.get(remote) === started && loads.delete(remote));
  return started;
}

/**
 * Begins to load the area of the first screen before anything is rendered. Settles with it and with what it says that its
 * screens load besides, and never rejects.
 */
export function prepareArea(remote: string): Promise<unknown> {
  const started = loadArea(remote);
  prepared.set(remote, started);
  return started.then(({ ready }) => ready).catch(() => {});
}
