import type { Account } from '../../identity/auth/sessions.ts';
import type { Database } from '../../platform/db/client.ts';
import { sql } from '../../platform/db/operators.ts';
import { files, leads, pageDrafts, pages, pageVersions, projects, sharedSections } from '../../platform/db/schema.ts';
import { planLimit } from '../plans/no-plan.ts';

const MEGABYTE = 1024 * 1024;

/** Whose storage is counted, and what its plan allows. */
export type Storing = Pick<Account, 'id' | 'plan'>;

/** Bytes that an account stores: files with what was made of them and what they held before, every version of its pages, drafts, shared sections, and what came with leads. */
export async function storedBytes(db: Database, userId: string): Promise<number> {
  const { rows } = (await db.execute(sql`select
    (select coalesce(sum(f.size::bigint + f.thumbnail_bytes + f.earlier_bytes), 0) from ${files} f where f.user_id = ${userId})
    + (select coalesce(sum(v.bytes::bigint), 0) from ${projects} o
      join ${pages} p on p.project_id = o.id join ${pageVersions} v on v.page_id = p.id where o.user_id = ${userId})
    + (select coalesce(sum(d.bytes::bigint), 0) from ${projects} o
      join ${pages} p on p.project_id = o.id join ${pageDrafts} d on d.page_id = p.id where o.user_id = ${userId})
    + (select coalesce(sum(s.bytes::bigint), 0) from ${projects} o
      join ${sharedSections} s on s.project_id = o.id where o.user_id = ${userId})
    + (select coalesce(sum(l.file_bytes::bigint), 0) from ${projects} o
      join ${leads} l on l.project_id = o.id and l.file_bytes > 0 where o.user_id = ${userId})
    as bytes`)) as unknown as { rows: { bytes: string | number }[] };
  return Number(rows[0]?.bytes ?? 0);
}

/** Bytes that an account may store; null: as many as it likes. */
export const storageAllowance = ({ plan }: Pick<Storing, 'plan'>): number | null => {
  const megabytes = plan.features.storage_max_mb;
  return megabytes == null ? null : megabytes * MEGABYTE;
};

const sizeOf = (bytes: number): string =>
  bytes >= 1024 * MEGABYTE ? `${bytes / 1024 / MEGABYTE} GB` : `${bytes / MEGABYTE} MB`;

/** Checks that so many bytes more fit into an account's plan; what takes nothing more always does. @throws AppError plan_limit */
export async function assertStorageRoom(db: Database, account: Storing, added: number): Promise<void> {
  const allowance = storageAllowance(account);
  if (allowance === null || added <= 0) return;
  if ((await storedBytes(db, account.id)) + added <= allowance) return;
  throw planLimit(account, `Your plan stores up to ${sizeOf(allowance)}. Delete files or pages, or upgrade.`);
}
