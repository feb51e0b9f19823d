import { federatedName } from '../areas.ts';
import type { ReleaseArguments } from './arguments.ts';
import { hashesOf, promote, startCanary, withdraw } from './canary.ts';
import { type Release, readHistory } from './history.ts';
import { release, rollBack } from './release.ts';
import { ReleaseError } from './release-error.ts';
import { watchCanary } from './watch.ts';

/** Milliseconds for which a backend that is asked may be away: a restart is no reason to withdraw anything. */
const SILENCE = 5 * 60_000;

interface ReleasedArea {
  /** Its folder's name. */
  name: string;
  /** What its web server serves. */
  folder: string;
  /** Builds it. Returns its built files. */
  build: () => Promise<string>;
  /** The contract that a host provides; undefined for an area. */
  provides?: number;
}

const show = (history: readonly Release[]) =>
  history.length === 0
    ? console.log('Nothing is released here yet.')
    : console.table(
        history.map(({ share, ...entry }, index) => ({
          for: index === 0 ? 'all' : share ? `${share} %` : '',
          ...entry,
        })),
      );

async function change(asked: ReleaseArguments, { folder, build, provides }: ReleasedArea): Promise<Release[]> {
  const { act, version, settle, keepDays, canary } = asked;
  const now = new Date();
  if (act === 'rollback') return rollBack(folder, now, { to: version, settle });
  if (act === 'promote') return promote(folder, now, { settle });
  if (act === 'withdraw') return withdraw(folder, now);
  const dist = await build();
  const from = { dist, folder, now: new Date() };
  if (canary !== undefined) return startCanary({ ...from, share: canary });
  return release({ ...from, keepDays, settle, contract: provides });
}

async function watch(asked: ReleaseArguments, { name, folder }: ReleasedArea, backend: string): Promise<void> {
  const tell = (line: string) => console.log(`${new Date().toISOString()} ${line}`);
  const { promoteAfter, giveUpAfter, every, settle } = asked;
  const times = { promoteAfter, giveUpAfter, every, settle, silence: SILENCE };
  const outcome = await watchCanary({ folder, remote: federatedName(name), backend, tell, ...times });
  if (outcome === 'ended') tell('The version that was watched is not tried here any more.');
  if (outcome === 'withdrawn') process.exitCode = 3;
}

/** Does what a command line asks for, and says what is in place then. */
export async function runRelease(asked: ReleaseArguments, area: ReleasedArea): Promise<void> {
  const { act } = asked;
  if (act === 'list') return show(await readHistory(area.folder));
  if (act !== 'watch') {
    show(await change(asked, area));
    if (area.provides === undefined) {
      const hashes = await hashesOf(area.folder);
      console.log(`remotes.${federatedName(area.name)}.integrity, where config.json names it: ${hashes.join(' ')}`);
    }
  }
  if (asked.watch) await watch(asked, area, asked.watch);
}

/** Runs a command; what its caller did wrong is told in a sentence. */
export async function tellMistakes(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    const known = error instanceof ReleaseError || (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS');
    console.error(known ? (error as Error).message : error);
    process.exitCode = 1;
  }
}
