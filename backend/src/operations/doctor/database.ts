import { FolderInUseError } from '../../platform/db/folder-lock.ts';
import { knownMigrations } from '../../platform/db/known-migrations.ts';
import type { Report } from './finding.ts';
import { NoDatabaseYet, type Rows } from './open-rows.ts';
import { reasonOf } from './run-checks.ts';
import type { Subject } from './subject.ts';

/** The oldest that the tests run on; before it some statements may not be understood. */
const OLDEST = 15;

/** Connections of one process: two pools of ten, the queue's four, notifications. */
const OF_A_PROCESS = 25;

/** Milliseconds that two clocks may be apart. Second factors have steps of 30 s, links and jobs go by the database's. */
const APART = 2_000;
const FAR_APART = 20_000;

const ADVICE: readonly (readonly [RegExp, string])[] = [
  [/ECONNREFUSED/, 'Nothing listens there: does PostgreSQL run, and is the port in DATABASE_URL right?'],
  [/ENOTFOUND|EAI_AGAIN/, 'The host in DATABASE_URL is not known: look at its name, and at DNS.'],
  [
    /timeout|ETIMEDOUT|EHOSTUNREACH/,
    'It cannot be reached from here: look at the network, a firewall, listen_addresses.',
  ],
  [/password|authentication/, 'User or password in DATABASE_URL is wrong, or pg_hba.conf does not let this host in.'],
  [/database "[^"]*" does not exist/, 'Make it: createdb, owned by the user in DATABASE_URL.'],
  [/too many|remaining connection slots/, 'Raise max_connections, or run fewer processes.'],
  [/SSL|certificate/i, "Look at sslmode in DATABASE_URL, and at the server's certificate."],
];

/** Whether the database answers, fits this release, and has room for more connections. */
export async function lookAtDatabase({ rows, config }: Subject, report: Report): Promise<void> {
  let database: Rows;
  try {
    database = await rows();
  } catch (error) {
    if (error instanceof NoDatabaseYet) return report.ok(`${error.message}: the first start makes it`);
    if (error instanceof FolderInUseError)
      return report.ok(
        `The embedded database in ${config.dataDir} is open in a running process; stop it to have a look inside`,
      );
    const reason = reasonOf(error);
    const todo = ADVICE.find(([pattern]) => pattern.test(reason))?.[1] ?? 'Look at DATABASE_URL.';
    return report.failure(`It cannot be reached: ${reason}`, todo);
  }
  const before = Date.now();
  const [now] = await database.read<{ version: string; moment: string }>(
    "select current_setting('server_version') as version, (extract(epoch from clock_timestamp()) * 1000)::text as moment",
  );
  const took = Date.now() - before;
  const version = now?.version ?? '';
  const seen = `${database.kind === 'embedded' ? 'Embedded PostgreSQL' : 'PostgreSQL'} ${version} answered in ${took} ms`;
  if (Number.parseInt(version, 10) < OLDEST)
    report.warning(seen, `It is older than ${OLDEST}, which Landfall is tested on: update PostgreSQL.`);
  else report.ok(seen);
  await lookAtSchema(database, report);
  if (database.kind === 'embedded') return;
  lookAtItsClock(Number(now?.moment) - (before + took / 2), report);
  await lookAtConnections(database, report);
}

async function lookAtSchema(database: Rows, report: Report): Promise<void> {
  const [there] = await database.read<{ is_there: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as is_there",
  );
  if (!there?.is_there) return report.warning('It is empty: it has no schema yet', 'The first start makes one.');
  const [newest] = await database.read<{ made: string | null }>(
    'select max(created_at)::text as made from drizzle.__drizzle_migrations',
  );
  const made = Number(newest?.made ?? 0);
  const known = await knownMigrations();
  const pending = known.filter(({ when }) => when > made);
  if (pending.length > 0)
    return report.warning(
      `${pending.length} changes of the schema wait: ${pending.map(({ tag }) => tag).join(', ')}`,
      'The next start of this release makes them; back up before.',
    );
  if (made > (known.at(-1)?.when ?? 0))
    return report.warning(
      'Its schema is that of a newer release than this one',
      'Run this command, and the server, with the newest release that has run on it.',
    );
  report.ok('Its schema is that of this release');
}

function lookAtItsClock(apart: number, report: Report): void {
  const seconds = (Math.abs(apart) / 1000).toFixed(1);
  if (Math.abs(apart) <= APART) {
    report.ok(`Its clock and this machine's agree (${seconds} s apart)`);
    return;
  }
  const seen = `Its clock is ${seconds} s ${apart > 0 ? 'ahead of' : 'behind'} this machine's`;
  const todo = 'Have both machines set their clocks by the network (chrony, systemd-timesyncd).';
  (Math.abs(apart) > FAR_APART ? report.failure : report.warning)(seen, todo);
}

async function lookAtConnections(database: Rows, report: Report): Promise<void> {
  const [use] = await database.read<{ used: number; most: number }>(
    "select count(*)::int as used, current_setting('max_connections')::int as most from pg_stat_activity where backend_type = 'client backend'",
  );
  const { used = 0, most = 0 } = use ?? {};
  const seen = `${used} of ${most} connections are in use`;
  if (most - used >= OF_A_PROCESS) return report.ok(seen);
  const todo = `A process may take ${OF_A_PROCESS}: raise max_connections, or run fewer processes.`;
  (most - used < 5 ? report.failure : report.warning)(seen, todo);
}
