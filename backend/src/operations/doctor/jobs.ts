import { FolderInUseError } from '../../platform/db/folder-lock.ts';
import { GIVE_UP_AFTER } from '../../platform/mail/mail.ts';
import type { Report } from './finding.ts';
import { NoDatabaseYet, type Rows } from './open-rows.ts';
import type { Subject } from './subject.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** The database, where it can be looked into; else says once that it was not. */
export async function rowsOrSayWhy(rows: Subject['rows'], report: Report): Promise<Rows | undefined> {
  try {
    return await rows();
  } catch (error) {
    if (error instanceof NoDatabaseYet) report.ok('There is no database yet');
    else if (error instanceof FolderInUseError)
      report.ok('Not looked at: the embedded database is open in a running process');
    else report.warning('Not looked at: the database could not be read', 'See what is said of the database.');
    return undefined;
  }
}

/** Seconds in words. */
export const inWords = (seconds: number): string =>
  seconds < 2 * MINUTE
    ? `${Math.round(seconds)} s`
    : seconds < 2 * HOUR
      ? `${Math.round(seconds / MINUTE)} min`
      : seconds < 48 * HOUR
        ? `${Math.round(seconds / HOUR)} h`
        : `${Math.round(seconds / HOUR / 24)} days`;

/** How long the oldest due job waits, what was given up, and which mails no server took. */
export async function lookAtJobs({ rows }: Subject, report: Report): Promise<void> {
  const database = await rowsOrSayWhy(rows, report);
  if (!database) return;
  const [there] = await database.read<{ is_there: boolean }>(
    "select to_regclass('pgboss.job') is not null as is_there",
  );
  if (!there?.is_there) return report.ok('There is no queue yet: the first start makes it');
  const [queue] = await database.read<{ due: number; seconds: number | null; job: string | null }>(`
    select count(*)::int as due, extract(epoch from now() - min(start_after))::float8 as seconds,
      (array_agg(name order by start_after))[1] as job
    from pgboss.job
    left join (select distinct name, group_id from pgboss.job where state = 'active' and group_id is not null) busy
      using (name, group_id)
    where state in ('created', 'retry') and start_after <= now() and name <> 'sweep' and busy.group_id is null`);
  const { due = 0, seconds, job } = queue ?? {};
  const waits = seconds ?? 0;
  if (due === 0) report.ok('No job waits');
  else if (waits < 5 * MINUTE) report.ok(`${due} jobs wait, the oldest for ${inWords(waits)}`);
  else
    (waits > HOUR ? report.failure : report.warning)(
      `${due} jobs wait, the oldest (${job}) for ${inWords(waits)}`,
      'Does a process of ROLE=worker or ROLE=all run? Its log says what it does; `jobs list` says what waits.',
    );
  const [failed] = await database.read<{ count: number; names: string | null }>(
    "select count(*)::int as count, string_agg(distinct name, ', ') as names from pgboss.job where state = 'failed' and name <> 'sweep'",
  );
  if (failed?.count)
    report.warning(
      `${failed.count} jobs were given up: ${failed.names}`,
      '`jobs failed` says why; mend it, then `jobs retry --id ...`.',
    );
  else report.ok('No job was given up');
  const [mails] = await database.read<{ count: number; seconds: number | null }>(
    `
    select count(*)::int as count, extract(epoch from now() - min(created_at))::float8 as seconds
    from mails where sent_at is null and last_error <> ''
      and created_at > now() - make_interval(secs => $1)`,
    [GIVE_UP_AFTER / 1000],
  );
  if (mails?.count)
    report.warning(
      `${mails.count} mails were not taken by the mail server, the oldest for ${inWords(mails.seconds ?? 0)}`,
      '`mails waiting` says what it answered; they are sent once it takes them.',
    );
}
