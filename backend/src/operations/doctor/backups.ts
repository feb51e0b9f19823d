import { BACKUP_ACTS } from '../backup/note-backup.ts';
import type { Report } from './finding.ts';
import { inWords, rowsOrSayWhy } from './jobs.ts';
import type { Subject } from './subject.ts';

const HOUR = 60 * 60;

/** When the newest backup was noted. `backup` notes itself; what other tools make is noted with `backup note`. */
export async function lookAtBackups({ rows, isPublic }: Subject, report: Report): Promise<void> {
  const database = await rowsOrSayWhy(rows, report);
  if (!database) return;
  const [there] = await database.read<{ is_there: boolean }>("select to_regclass('audit_log') is not null as is_there");
  if (!there?.is_there) return report.ok('There is nothing to back up yet');
  const [newest] = await database.read<{ seconds: number; subject: string }>(
    `select extract(epoch from now() - created_at)::float8 as seconds, subject from audit_log
     where act = any($1) order by created_at desc limit 1`,
    [BACKUP_ACTS],
  );
  const todo =
    'Run `backup --to ...` each day (docs/operations.md, Backup and restore); after one by other tools: `backup note`.';
  if (!newest) return (isPublic ? report.warning : report.ok)('No backup was ever noted', todo);
  const seen = `The newest backup (${newest.subject}) is ${inWords(newest.seconds)} old`;
  if (newest.seconds < 36 * HOUR) return report.ok(seen);
  (newest.seconds > 7 * 24 * HOUR ? report.failure : report.warning)(seen, todo);
}
