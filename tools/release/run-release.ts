import { federatedName } from '../areas.ts';
import { newKeyFile, type ReleaseArguments } from './arguments.ts';
import { hashesOf, promote, startCanary, withdraw } from './canary.ts';
import { type Release, readHistory } from './history.ts';
import { release, rollBack } from './release.ts';
import { ReleaseError } from './release-error.ts';
import { refuseUnsigned } from './signed-manifest.ts';
import { publicKeyOf, readSigningKeys, takeKeyVariable, writeNewKey } from './signing.ts';
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

type Keys = Awaited<ReturnType<typeof readSigningKeys>>;

async function change(
  asked: ReleaseArguments,
  { folder, build, provides }: ReleasedArea,
  keys: Keys,
): Promise<Release[]> {
  const { act, version, settle, keepDays, canary } = asked;
  const now = new Date();
  if (act === 'rollback') return rollBack(folder, now, { to: version, settle, keys });
  if (act === 'promote') return promote(folder, now, { settle, keys });
  if (act === 'withdraw') return withdraw(folder, now, { keys });
  const dist = await build();
  const from = { dist, folder, now: new Date(), keys };
  if (canary !== undefined) return startCanary({ ...from, share: canary });
  return release({ ...from, keepDays, settle, contract: provides });
}

async function watch(
  asked: ReleaseArguments,
  { name, folder }: ReleasedArea,
  backend: string,
  keys: Keys,
): Promise<void> {
  const tell = (line: string) => console.log(`${new Date().toISOString()} ${line}`);
  const { promoteAfter, giveUpAfter, every, settle } = asked;
  const times = { promoteAfter, giveUpAfter, every, settle, keys, silence: SILENCE };
  const outcome = await watchCanary({ folder, remote: federatedName(name), backend, tell, ...times });
  if (outcome === 'ended') tell('The version that was watched is not tried here any more.');
  if (outcome === 'withdrawn') process.exitCode = 3;
}

/** Does what a command line asks for, and says what is in place then. */
export async function runRelease(asked: ReleaseArguments, area: ReleasedArea): Promise<void> {
  const { act } = asked;
  if (act === 'list') return show(await readHistory(area.folder));
  if (asked.unsigned) takeKeyVariable();
  const keys = asked.unsigned ? [] : await readSigningKeys(asked.keyFiles);
  if (!asked.unsigned) await refuseUnsigned(area.folder, keys);
  if (act !== 'watch') {
    show(await change(asked, area, keys));
    if (area.provides === undefined) {
      const hashes = await hashesOf(area.folder);
      console.log(`remotes.${federatedName(area.name)}.integrity, where config.json names it: ${hashes.join(' ')}`);
      if (keys.length > 0) {
        console.log('It holds for this manifest alone, and the next is another: name releaseKeys instead.');
        console.log(`Signed by ${keys.map(publicKeyOf).join(' and ')}.`);
      }
    }
  }
  if (asked.watch) await watch(asked, area, asked.watch, keys);
}

/** Makes a key where the command line asks for one. Says whether it did. */
export async function madeKey(args: string[]): Promise<boolean> {
  const file = newKeyFile(args);
  if (file === undefined) return false;
  const key = await writeNewKey(file);
  console.log(`${file} holds a new private key: keep it from everybody, and a copy outside.`);
  console.log(`In the host's config.json, beside those that are there: "releaseKeys": ["${key}"]`);
  return true;
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
