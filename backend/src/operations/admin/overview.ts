import type { Database } from '../../platform/db/client.ts';
import { and, desc, isNull, ne, sql } from '../../platform/db/operators.ts';
import { files, leads, mails, pageDrafts, pages, pageVersions, projects, users } from '../../platform/db/schema.ts';

/** The accounts that store most: bytes of files with their small versions, of pages with their versions, of drafts, and of what came with leads. */
export async function largestAccounts(
  db: Database,
  limit = 50,
): Promise<{ email: string; plan: string; bytes: number }[]> {
  const { rows } = (await db.execute(sql`
    select u.email, u.plan_name as plan, coalesce(f.bytes, 0) + coalesce(v.bytes, 0) + coalesce(d.bytes, 0) + coalesce(l.bytes, 0) as bytes
    from ${users} u
    left join (select user_id, sum(size::bigint + thumbnail_bytes) as bytes from ${files} group by 1) f on f.user_id = u.id
    left join (
      select o.user_id, sum(v.bytes::bigint) as bytes from ${projects} o
      join ${pages} p on p.project_id = o.id join ${pageVersions} v on v.page_id = p.id group by 1
    ) v on v.user_id = u.id
    left join (
      select o.user_id, sum(d.bytes::bigint) as bytes from ${projects} o
      join ${pages} p on p.project_id = o.id join ${pageDrafts} d on d.page_id = p.id group by 1
    ) d on d.user_id = u.id
    left join (
      select o.user_id, sum(l.file_bytes::bigint) as bytes from ${projects} o
      join ${leads} l on l.project_id = o.id and l.file_bytes > 0 group by 1
    ) l on l.user_id = u.id
    order by 3 desc, 1 limit ${limit}`)) as unknown as {
    rows: { email: string; plan: string; bytes: string | number }[];
  };
  return rows.map((row) => ({
    ...row,
    bytes: Number(row.bytes),
  }));
}

/** Mails that could not be handed to a server so far, newest first, with what it said. */
export const waitingMails = (db: Database, limit = 200) =>
  db
    .select({
      id: mails.id,
      to: mails.recipient,
      subject: mails.subject,
      error: mails.lastError,
      since: mails.createdAt,
    })
    .from(mails)
    .where(and(isNull(mails.sentAt), ne(mails.lastError, '')))
    .orderBy(desc(mails.createdAt))
    .limit(limit);
