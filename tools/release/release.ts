import { rm } from 'node:fs/promises';
import { readBuilt } from './built.ts';
import {
  outdated,
  type Release,
  readHistory,
  triedIn,
  versionBefore,
  withCurrent,
  withdrawn,
  writeHistory,
} from './history.ts';
import { ReleaseError } from './release-error.ts';
import { type FlipOptions, flip, locked, needlessOf, stage } from './served-folder.ts';
import { checkHistory } from './signed-manifest.ts';

interface ReleaseOptions extends FlipOptions {
  /** The built files of an area or of the host. */
  dist: string;
  /** What its web server serves. */
  folder: string;
  /** Days for which replaced versions stay for the people who have them open. */
  keepDays: number;
  now: Date;
  /** The contract of the facades that a host provides. */
  contract?: number;
}

/** A version that is tried is compared with the current one, which has to stay until that is over. */
function refuseWhileTrying(history: readonly Release[]): void {
  const tried = triedIn(history);
  if (!tried) return;
  throw new ReleaseError(
    `${tried.version} is tried on ${tried.share} % of the browsers: --promote or --withdraw it first.`,
  );
}

/**
 * Releases a built area or host: its files are added beside those of other versions, then what leads to them is flipped.
 * The same build again only makes sure that it is current. Killed at any moment, what was current stays current.
 * @throws ReleaseError where `dist` holds neither, or another release is under way
 */
export async function release(options: ReleaseOptions): Promise<Release[]> {
  const { dist, folder, keepDays, now, settle, keys = [] } = options;
  const built = await readBuilt(dist);
  return locked(folder, async () => {
    const known = await readHistory(folder);
    refuseWhileTrying(known);
    await stage(dist, folder, built, keys);
    const { version, commit, contract = options.contract ?? 0 } = built;
    const history = withCurrent(known, { version, commit, contract, releasedAt: now.toISOString(), replacedAt: null });
    // Before browsers have it: what is known as the version before it is what going back leads to.
    await writeHistory(folder, history);
    await flip(folder, version, known, { settle, keys });
    const old = outdated(history, now, keepDays);
    const kept = history.filter((entry) => !old.includes(entry));
    const needless = await needlessOf(folder, old, kept);
    await writeHistory(folder, kept);
    for (const one of needless) await rm(one, { recursive: true, force: true });
    return kept;
  });
}

interface RollBackOptions extends FlipOptions {
  /** A version that is in place; the one before the current one unless named. */
  to?: string;
}

/** The version that a roll-back leads to. @throws ReleaseError where it is not there */
function aimOf(history: readonly Release[], folder: string, to: string | undefined): Release {
  const aim = to === undefined ? versionBefore(history) : history.find(({ version }) => version === to);
  if (aim) return aim;
  const others = history.map(({ version }) => version).join(', ') || 'none';
  throw new ReleaseError(
    to === undefined
      ? `There is no earlier version in ${folder} to go back to. Name one of those that are there: ${others}.`
      : `${to} is not in ${folder}. There are: ${others}.`,
  );
}

/**
 * Makes an earlier version current again; the one that is left stays in place and counts as worse, so that doing it twice
 * goes back twice.
 * @throws ReleaseError where there is none
 */
export async function rollBack(
  folder: string,
  now: Date,
  { to, ...options }: RollBackOptions = {},
): Promise<Release[]> {
  return locked(folder, async () => {
    const history = await readHistory(folder);
    refuseWhileTrying(history);
    const aim = aimOf(history, folder, to);
    if (to === undefined) await checkHistory(folder, options.keys ?? [], { current: history[0]?.version });
    await flip(folder, aim.version, history, options);
    if (aim === history[0]) return history;
    const next = { ...aim, releasedAt: now.toISOString() };
    // Whoever returns to what was left as worse found nothing wrong with what is left now.
    const turned = aim.withdrawnAt ? withCurrent(history, next) : withdrawn(history, next);
    await writeHistory(folder, turned);
    return turned;
  });
}
