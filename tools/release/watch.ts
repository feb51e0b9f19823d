import type { KeyObject } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { promote, readCanary, withdraw } from './canary.ts';
import { readHistory, triedIn } from './history.ts';
import { BusyError } from './release-error.ts';
import { versionFolder } from './served-folder.ts';
import { readVersionManifest } from './signed-manifest.ts';
import { type Arm, isGoodEnough, isWorse } from './verdict.ts';

interface WatchOptions {
  folder: string;
  /** The area's federated name. */
  remote: string;
  /** The backend's own address, such as http://localhost:4000: no gateway passes the question on. */
  backend: string;
  /** Milliseconds since its start after which a good version is promoted. */
  promoteAfter: number;
  /** Milliseconds since its start after which a version that too few have seen is withdrawn. */
  giveUpAfter: number;
  /** Milliseconds between two questions. */
  every: number;
  /** Milliseconds for which the backend may be silent. */
  silence: number;
  settle?: number;
  /** What manifests are signed with. */
  keys?: readonly KeyObject[];
  tell: (line: string) => void;
}

type Outcome = 'promoted' | 'withdrawn' | 'ended';

const NOTHING: Arm = { sessions: 0, failed: 0 };

/** What browsers said of each version in a trial. @throws Error where the backend does not say */
async function ask({ backend, remote }: WatchOptions, trial: string): Promise<(version: string) => Arm> {
  const address = new URL('/v1/internal/area-trials', backend);
  address.search = new URLSearchParams({ trial, remote }).toString();
  const response = await fetch(address, { signal: AbortSignal.timeout(5_000) });
  if (!response.ok) throw new Error(`${address.origin} answered ${response.status}`);
  const { data } = (await response.json()) as { data?: (Arm & { version: string })[] };
  if (!Array.isArray(data)) throw new Error(`${address.origin} answered no counts`);
  return (version) => {
    const { sessions, failed } = data.find((arm) => arm.version === version) ?? NOTHING;
    // A tab that fails at once may be heard of before its beginning.
    return { sessions: Math.max(sessions, failed), failed };
  };
}

const inWords = ({ sessions, failed }: Arm) => `${failed} of ${sessions}`;

/** Whether the keys could put either version in place. @throws ReleaseError where they could not */
async function checkKeys(folder: string, keys: readonly KeyObject[]): Promise<void> {
  const [current, ...others] = await readHistory(folder);
  for (const either of [current, triedIn(others)])
    if (either) await readVersionManifest(versionFolder(folder, either.version), keys);
}

/**
 * Watches the version that is tried in a folder: withdraws it as soon as more of its sessions fail than of the current
 * version's, promotes it once its time is over and enough sessions went well. What nobody can tell fails closed: a backend
 * that is silent, or too few sessions until the end, withdraw it. Says `ended` where somebody else decided, or tries another one by now.
 * @throws ReleaseError before anything is watched where the keys could not put either version in place
 */
export async function watchCanary(options: WatchOptions): Promise<Outcome> {
  const { folder, promoteAfter, giveUpAfter, every, silence, settle, keys, tell } = options;
  /** Whether it could be done now: another command may be at work in the folder, and is waited for. */
  const done = async (act: () => Promise<unknown>): Promise<boolean> => {
    try {
      await act();
      return true;
    } catch (error) {
      if (!(error instanceof BusyError)) throw error;
      tell(error.message);
      return false;
    }
  };
  const promoted = async (counts: string, expected: string): Promise<Outcome | undefined> => {
    if (!(await done(() => promote(folder, new Date(), { settle, keys, expected })))) return undefined;
    tell(`Promoted: ${counts}`);
    return 'promoted';
  };
  const takenAway = async (reason: string, expected: string): Promise<Outcome | undefined> => {
    if (!(await done(() => withdraw(folder, new Date(), { keys, expected })))) return undefined;
    tell(`Withdrawn: ${reason}`);
    return 'withdrawn';
  };
  if (keys && keys.length > 0) await checkKeys(folder, keys);
  let trial: string | undefined;
  let heard = Date.now();
  let judged = 0;
  let worse = false;
  let said = '';
  for (;;) {
    const canary = await readCanary(folder);
    const history = await readHistory(folder);
    const tried = triedIn(history);
    const [current] = history;
    if (!canary || !tried || !current) return 'ended';
    trial ??= canary.trial;
    if (canary.trial !== trial || canary.version !== tried.version) return 'ended';
    const age = Date.now() - Date.parse(tried.releasedAt);
    const armOf = await ask(options, trial).catch((error: Error) => error);
    let outcome: Outcome | undefined;
    if (armOf instanceof Error) {
      if (Date.now() - heard > silence)
        outcome = await takenAway(`the backend does not say how it does (${armOf.message}).`, tried.version);
    } else {
      heard = Date.now();
      const [next, before] = [armOf(tried.version), armOf(current.version)];
      const counts = `sessions with an error: ${inWords(next)} on ${tried.version}, ${inWords(before)} on ${current.version}.`;
      if (counts !== said) tell(`${canary.share} %, ${counts}`);
      said = counts;
      worse ||= next.failed > judged && isWorse(next, before);
      judged = Math.max(judged, next.failed);
      if (worse) outcome = await takenAway(counts, tried.version);
      else if (age >= promoteAfter && isGoodEnough(next, before)) outcome = await promoted(counts, tried.version);
      else if (age >= giveUpAfter)
        outcome = await takenAway(`too few sessions, or too many with an error; ${counts}`, tried.version);
    }
    if (outcome) return outcome;
    await pause(every);
  }
}
