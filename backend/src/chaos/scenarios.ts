import { spawnSync } from 'node:child_process';
import { mkdirSync, statfsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { doorTo } from '../testing/door.ts';
import { findPostgres, NO_POSTGRES, startPostgres } from '../testing/postgres.ts';
import { startS3 } from '../testing/s3-server.ts';
import { eventsKilled } from './events-killed.ts';
import { Instance } from './instance.ts';
import { Ledger } from './ledger.ts';
import { rolling } from './rolling.ts';
import { CannotTry, type Options, type Result } from './scenario.ts';
import { visitsWithoutDatabase } from './visits-without-database.ts';

/** Answers while something is missing: a refusal that says so, or none; never a failure of ours, never a wait. */
function wrongAnswers({ statuses, slowest }: Ledger): string[] {
  return [
    ...(statuses[500] ? [`${statuses[500]} answers were 500`] : []),
    ...(slowest > 14_000 ? [`An answer took ${Math.round(slowest)} ms`] : []),
  ];
}

/** Whether a thing that was written after all this is there: the instance works again. */
async function stillWorks(instance: Instance, ledger: Ledger): Promise<string[]> {
  if (!instance.isAlive) return ['The process ended.'];
  if (!(await instance.untilReady(60))) return ['It was not ready again within a minute.'];
  const page = await ledger.publish();
  if (!page) return ['It takes no page any more.'];
  const status = await instance.visit(page.host, page.path);
  return status === 200 ? [] : [`A new page answers ${status}.`];
}

async function resultOf(instance: Instance, ledger: Ledger, failures: string[], note = ''): Promise<Result> {
  const { acknowledged, refused, slowest } = ledger;
  const lost = await ledger.missing();
  const works = await stillWorks(instance, ledger);
  return { acknowledged, refused, slowest: Math.round(slowest), failures: [...failures, ...lost, ...works], note };
}

async function writing(instance: Instance): Promise<{ ledger: Ledger; end: () => Promise<void> }> {
  const ledger = new Ledger(instance);
  await ledger.begin();
  const done = Promise.all([ledger.write(), ledger.write()]);
  return {
    ledger,
    async end() {
      ledger.stop();
      await done;
    },
  };
}

/** The process is killed at random moments under writes, and started again. */
async function killed({ kills }: Options): Promise<Result> {
  const instance = await Instance.start();
  const { ledger, end } = await writing(instance);
  const failures: string[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    await pause(500 + Math.random() * 3_500);
    await instance.kill();
    const started = Date.now();
    await instance.resume();
    if (Date.now() - started > 30_000) failures.push(`Start ${kill + 1} took ${Date.now() - started} ms`);
  }
  await end();
  const result = await resultOf(instance, ledger, failures, `${kills} kills`);
  await instance.stop();
  return result;
}

/** PostgreSQL cannot be reached for a while. */
async function databaseAway({ away }: Options): Promise<Result> {
  const binaries = findPostgres();
  if (!binaries) throw new CannotTry(NO_POSTGRES);
  const postgres = await startPostgres(binaries);
  const address = new URL(await postgres.newDatabase());
  const door = await doorTo(Number(address.port));
  address.port = String(door.port);
  const instance = await Instance.start({ DATABASE_URL: address.href });
  const { ledger, end } = await writing(instance);
  await pause(3_000);
  await door.shut();
  const failures: string[] = [];
  const live = await instance.call('GET', '/v1/health/live');
  if (live.status !== 200) failures.push(`Without its database the process does not live: ${live.status}`);
  await pause(away * 1000);
  await door.open();
  await pause(3_000);
  await end();
  failures.push(...wrongAnswers(ledger));
  const result = await resultOf(instance, ledger, failures, `${away} s without PostgreSQL`);
  await instance.stop();
  await door.shut();
  await postgres.stop();
  return result;
}

/** The S3-compatible store cannot be reached for a while. */
async function storeAway({ away }: Options): Promise<Result> {
  const s3 = await startS3();
  const instance = await Instance.start(s3.env);
  const { ledger, end } = await writing(instance);
  await pause(3_000);
  await s3.away();
  await pause(away * 1000);
  await s3.back();
  await pause(3_000);
  await end();
  const failures = wrongAnswers(ledger);
  const result = await resultOf(instance, ledger, failures, `${away} s without the store`);
  await instance.stop();
  await s3.close();
  return result;
}

/** The disk of everything is full, and has room again later. */
async function diskFull({ away }: Options): Promise<Result> {
  const mount = await mkdtemp(join(tmpdir(), 'landfall-full-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=400m', 'tmpfs', mount]);
  if (mounted.status !== 0) throw new CannotTry('A small disk can be mounted by root only.');
  try {
    const folder = join(mount, 'data');
    mkdirSync(folder);
    const instance = await Instance.start({ DATA_DIR: folder });
    const { ledger, end } = await writing(instance);
    await pause(2_000);
    const filler = join(mount, 'filler');
    const { bavail, bsize } = statfsSync(mount);
    // Others write too: the last bytes may be theirs.
    await writeFile(filler, Buffer.alloc(bavail * bsize)).catch(() => {});
    await pause(Math.min(away, 20) * 1000);
    const failures = [...wrongAnswers(ledger)];
    if (!ledger.refused) failures.push('Nothing was refused on a full disk.');
    if (!instance.isAlive) failures.push('A full disk ended the process.');
    await rm(filler);
    await pause(3_000);
    await end();
    await instance.kill();
    await instance.resume();
    const result = await resultOf(instance, ledger, failures, 'killed after it, too');
    await instance.stop();
    return result;
  } finally {
    spawnSync('umount', ['-l', mount]);
    await rm(mount, { recursive: true, force: true });
  }
}

/** The machine's clock jumps an hour forward, and back. */
async function clockStepped(): Promise<Result> {
  const step = new URL('./stepped-clock.ts', import.meta.url).href;
  const instance = await Instance.start({ NODE_OPTIONS: `--import ${step}` });
  const { ledger, end } = await writing(instance);
  const failures: string[] = [];
  for (const turn of ['forward', 'back']) {
    await pause(2_000);
    process.kill(instance.pid, 'SIGUSR2');
    await pause(2_000);
    const { status } = await instance.call('GET', '/v1/api/user/me');
    if (status !== 200) failures.push(`After the clock went ${turn} the session answers ${status}`);
  }
  await end();
  failures.push(...wrongAnswers(ledger));
  if (ledger.statuses[429]) failures.push(`${ledger.statuses[429]} writes were refused as too many`);
  const result = await resultOf(instance, ledger, failures, 'an hour forward and back');
  await instance.stop();
  return result;
}

/** What is done to an instance while it is written to. */
export const SCENARIOS: Readonly<Record<string, (options: Options) => Promise<Result>>> = {
  killed,
  events: eventsKilled,
  'database-away': databaseAway,
  'store-away': storeAway,
  'visits-without-database': visitsWithoutDatabase,
  'disk-full': diskFull,
  'clock-stepped': clockStepped,
  rolling,
};
