import { getRuntimeConfig } from '@landfall/shared';
import { readAreaManifest } from '@landfall/shared/host';
import { isNothingLost } from '../reload/typing.ts';
import { stepBack } from './draw.ts';
import { areaRecord, noteArea, onAreas } from './registry.ts';
import { screensOf } from './remote-boundary.tsx';
import { countSession } from './trial-session.ts';

/** Milliseconds between two looks whether what was typed is still there, at most. */
const LOOK_MS = 5_000;

const watched = new Set<string>();

/** Whether a version is still offered, and whether it is everybody's by now; undefined where nobody says. */
async function readOffer(from: string, version: string): Promise<'tried' | 'current' | 'gone' | undefined> {
  const response = await fetch(from, { cache: 'no-cache' }).catch(() => undefined);
  const manifest = response?.ok ? readAreaManifest(await response.text().catch(() => '')) : undefined;
  if (!manifest) return undefined;
  const { release, canary } = manifest.metaData.buildInfo;
  if (release === version) return 'current';
  return canary?.version === version ? 'tried' : 'gone';
}

/** Whether an area's screens can be replaced and nothing that was typed is lost. */
function isReplaceable(remote: string): boolean {
  const screens = screensOf(remote);
  // One that is not shown may be at work: an upload goes on.
  return (screens.length > 0 && screens.every(({ failed }) => failed)) || isNothingLost();
}

const isFailing = (remote: string): boolean =>
  areaRecord(remote).state === 'failed' || screensOf(remote).some(({ failed }) => failed);

/**
 * Looks after a next version that this browser tries, until it is everybody's or gone: where it fails here, or is no longer
 * offered, the current version takes its place as soon as nothing that was typed is lost by it.
 */
function watch(remote: string, reload: () => void): void {
  if (watched.has(remote)) return;
  watched.add(remote);
  const { canary: period } = getRuntimeConfig().timeouts;
  const { version, from } = areaRecord(remote);
  let asked = Date.now();
  let isGone = false;

  const stop = () => {
    watched.delete(remote);
    clearInterval(timer);
    stopListening();
    document.removeEventListener('visibilitychange', look);
  };
  const ask = async () => {
    asked = Date.now();
    const offer = await readOffer(from, version);
    if (!watched.has(remote)) return;
    if (offer === 'current') {
      noteArea(remote, { trial: null });
      stop();
    } else if (offer === 'gone') {
      isGone = true;
      look();
    }
  };
  const look = () => {
    if (areaRecord(remote).version !== version || areaRecord(remote).trial?.part !== 'next') return stop();
    const fails = isFailing(remote);
    if ((fails || isGone) && isReplaceable(remote)) {
      stop();
      if (fails) stepBack(remote);
      reload();
    } else if (!isGone && document.visibilityState === 'visible' && Date.now() - asked >= period) void ask();
  };
  // Not while React is at work on what failed.
  const stopListening = onAreas(() => setTimeout(() => watched.has(remote) && isFailing(remote) && look()));
  const timer = setInterval(look, Math.min(period, LOOK_MS));
  document.addEventListener('visibilitychange', look);
  look();
}

/**
 * Counts this tab for the version that it has while a next one is tried, and looks after the next one where it has that.
 * @param reload puts the area's current version in place
 */
export function followTrial(remote: string, reload: () => void): void {
  const { trial, version } = areaRecord(remote);
  if (!trial || trial.part === 'none') return;
  countSession(getRuntimeConfig().errorsUrl, { trial: trial.trial, remote, version });
  if (trial.part === 'next') watch(remote, reload);
}
