import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './free-port.ts';

const ROOT = '/usr/lib/postgresql';

/** What a test says when it is skipped for want of PostgreSQL. */
export const NO_POSTGRES = `PostgreSQL's binaries are not on this machine (${ROOT}/*/bin)`;

/** The folder of the newest PostgreSQL's binaries on this machine, or null. */
export function findPostgres(): string | null {
  try {
    const newest = readdirSync(ROOT).sort((a, b) => Number(b) - Number(a))[0];
    return newest ? join(ROOT, newest, 'bin') : null;
  } catch {
    return null;
  }
}

export interface TemporaryPostgres {
  /** Makes an empty database and returns its address. */
  newDatabase: () => Promise<string>;
  /** Ends the server and keeps what it holds, until `resume`. */
  pause: () => Promise<void>;
  resume: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts a PostgreSQL server of our own in a temporary folder; under root it runs as the user postgres. */
export async function startPostgres(binaries: string): Promise<TemporaryPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'landfall-postgres-'));
  const identity: { uid?: number; gid?: number } = process.getuid?.() === 0 ? userPostgres() : {};
  if (identity.uid !== undefined && identity.gid !== undefined) chownSync(folder, identity.uid, identity.gid);
  const data = join(folder, 'data');
  const port = await freePort();
  const options = { ...identity, cwd: folder, stdio: 'ignore' as const };

  execFileSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'landfall', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    options,
  );
  const settings = { listen_addresses: '127.0.0.1', port, unix_socket_directories: folder, fsync: 'off' };
  const address = (database: string) => `postgres://landfall@127.0.0.1:${port}/${database}`;
  const start = async () => {
    const server = spawn(
      join(binaries, 'postgres'),
      ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      options,
    );
    const ended = once(server, 'exit');
    await untilReachable(address('postgres'));
    return async (signal: NodeJS.Signals) => {
      server.kill(signal);
      await ended;
    };
  };
  let end: Awaited<ReturnType<typeof start>> | undefined = await start();

  let made = 0;
  return {
    async newDatabase() {
      const name = `test_${++made}`;
      await withClient(address('postgres'), (client) => client.query(`create database ${name}`));
      return address(name);
    },
    async pause() {
      // At once, as a machine that fails: nobody is told goodbye.
      await end?.('SIGQUIT');
      end = undefined;
    },
    async resume() {
      end = await start();
    },
    async stop() {
      await end?.('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function userPostgres(): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function withClient(url: string, use: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await use(client).finally(() => client.end());
}

async function untilReachable(url: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await withClient(url, (client) => client.query('select 1'));
    } catch (error) {
      if (attempt > 100) throw error;
      await setTimeout(100);
    }
  }
}
