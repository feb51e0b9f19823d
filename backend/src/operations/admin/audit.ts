import type { Database } from '../../platform/db/client.ts';
import { desc, lt } from '../../platform/db/operators.ts';
import { auditLog } from '../../platform/db/schema.ts';

export interface Act {
  /** 'command line', or the address that called the admin API. */
  actor: string;
  act: string;
  subject?: string;
  reason?: string;
}

/** Notes what an operator does, in the transaction that does it. */
export async function audit(tx: Database, { actor, act, subject = '', reason = '' }: Act): Promise<void> {
  await tx.insert(auditLog).values({ actor, act, subject, reason });
}

/** What operators did, newest first: `limit` of what was done before a moment. */
export const listActs = (db: Database, limit: number, before = new Date(Date.now() + 1_000)) =>
  db.select().from(auditLog).where(lt(auditLog.at, before)).orderBy(desc(auditLog.at), desc(auditLog.id)).limit(limit);
