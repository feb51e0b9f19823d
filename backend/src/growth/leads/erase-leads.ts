import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import { and, eq, inArray, or, type SQL, sql } from '../../platform/db/operators.ts';
import { leads, mails, trash } from '../../platform/db/schema.ts';
import { eraseEventsOf } from '../../platform/events/record-event.ts';
import { discard, enqueueDiscard, leadFilesOf } from '../../platform/storage/discard.ts';
import { purge } from '../../platform/trash/trash.ts';

/** Leads that are erased in one transaction. */
const BATCH = 500;

/** The folder of a lead's files. */
export const leadFolder = (projectId: string, leadId: string): string => `${leadFilesOf(projectId)}${leadId}/`;

/** Erases leads with their files, and everything that was sent or will be sent of them. */
export async function eraseLeads(tx: Database, projectId: string, leadIds: string[]): Promise<number> {
  if (leadIds.length === 0) return 0;
  const gone = await tx
    .delete(leads)
    .where(and(eq(leads.projectId, projectId), inArray(leads.id, leadIds)))
    .returning({ id: leads.id, fileBytes: leads.fileBytes });
  const ids = gone.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await eraseEventsOf(tx, ids);
  await tx.delete(mails).where(inArray(mails.leadId, ids));
  await discard(
    tx,
    gone.filter(({ fileBytes }) => fileBytes > 0).map(({ id }) => leadFolder(projectId, id)),
  );
  return ids.length;
}

/** Erases leads of a project that are in the trash, by what their rows say. Returns how many. */
export async function eraseTrashedLeads(db: Database, projectId: string, isMeant: (row: SQL) => SQL): Promise<number> {
  const rowOf = sql`select from trash_rows r where r.trash_id = ${trash.id} and r.position = 0 and ${isMeant(sql`r.row`)}`;
  const where = and(eq(trash.projectId, projectId), eq(trash.kind, 'lead'), sql`exists (${rowOf})`);
  return db.transaction((tx) => purge(tx, where));
}

/** Erases a person: all leads of a project that an address sent, or that name it. Returns how many. */
export async function erasePerson(
  context: Pick<Context, 'db' | 'jobs' | 'log'>,
  projectId: string,
  email: string,
): Promise<number> {
  const address = email.toLowerCase();
  const value = sql`jsonb_array_elements(${leads.fields}) field where lower(btrim(field ->> 'value')) = ${address}`;
  const isOf = or(eq(leads.email, address), sql`exists (select from ${value})`);
  let total = 0;
  for (;;) {
    const count = await context.db.transaction(async (tx) => {
      const rows = await tx
        .select({ id: leads.id })
        .from(leads)
        .where(and(eq(leads.projectId, projectId), isOf))
        .limit(BATCH);
      return eraseLeads(
        tx,
        projectId,
        rows.map(({ id }) => id),
      );
    });
    total += count;
    if (count < BATCH) break;
  }
  total += await eraseTrashedLeads(context.db, projectId, (row) => {
    const kept = sql`jsonb_array_elements(${row} -> 'fields') field where lower(btrim(field ->> 'value')) = ${address}`;
    return sql`(${row} ->> 'email' = ${address} or exists (select from ${kept}))`;
  });
  await enqueueDiscard(context);
  return total;
}
