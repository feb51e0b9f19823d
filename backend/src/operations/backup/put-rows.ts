import type { Database, Transaction } from '../../platform/db/client.ts';
import { sql } from '../../platform/db/operators.ts';
import type { RestoreProgress } from '../../platform/db/unfinished-restore.ts';
import type { Report } from './copy-objects.ts';
import { inBackup } from './folder.ts';
import { linesOf } from './lines.ts';
import type { Manifest } from './manifest.ts';
import { moveProgress } from './progress.ts';
import { insertRows, listTables, ROUTE_CHANGES } from './tables.ts';

/** What goes into one transaction, at most: rows, and bytes of them. */
const ROWS = 1_000;
const BYTES = 2_000_000;

/** Removes the former rows. What follows from rows is among what is restored, so triggers must not work it out meanwhile. */
export async function removeRows(tx: Transaction): Promise<void> {
  // Copies of what was answered until now are brought up to what will be.
  await tellRoutes(tx);
  const tables = (await listTables(tx)).filter(({ name }) => name !== ROUTE_CHANGES);
  const names = tables.map(({ name }) => sql.identifier(name));
  await tx.execute(sql`truncate ${sql.join(names, sql`, `)}`);
  for (const name of names) await tx.execute(sql`alter table ${name} disable trigger user`);
}

export async function enableTriggers(tx: Transaction): Promise<void> {
  for (const { name } of await listTables(tx))
    await tx.execute(sql`alter table ${sql.identifier(name)} enable trigger user`);
}

/** Has every copy of a route in the store made anew. */
export async function tellRoutes(tx: Transaction): Promise<void> {
  await tx.execute(sql`insert into route_changes (site_id, host) select site_id, host from site_hosts`);
  await tx.execute(sql`insert into route_changes (site_id, path) select site_id, path from site_routes`);
  await tx.execute(sql`insert into route_changes (site_id, path) select site_id, '/*' from site_codes`);
}

/** Inserts all rows, some in each transaction, from where a restore that was cut short stood. @returns how far it came */
export async function putRows(
  db: Database,
  folder: string,
  { tables }: Manifest,
  begun: RestoreProgress,
  report: Report,
): Promise<RestoreProgress> {
  let at = begun;
  let count = 0;
  for (const [part, table] of tables.entries()) {
    if (part < at.part) continue;
    let lines: string[] = [];
    let bytes = 0;
    let end = at.position;
    const insert = async (next: RestoreProgress) => {
      await db.transaction(async (tx) => {
        if (lines.length > 0) await insertRows(tx, table, lines);
        await moveProgress(tx, at, next);
      });
      count += lines.length;
      at = next;
      lines = [];
      bytes = 0;
      report(`put rows ${count}, now ${table.name}`);
    };
    for await (const line of linesOf(inBackup(folder).table(table.name), at.position)) {
      lines.push(line.text);
      bytes += line.text.length;
      end = line.end;
      if (lines.length >= ROWS || bytes >= BYTES) await insert({ ...at, position: end });
    }
    await insert({ ...at, part: part + 1, position: 0 });
  }
  return at;
}
