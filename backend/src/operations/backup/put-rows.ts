import type { Database, Transaction } from '../../platform/db/client.ts';
import { sql } from '../../platform/db/operators.ts';
import type { RestoreProgress } from '../../platform/db/unfinished-restore.ts';
import type { Report } from './copy-objects.ts';
import { inBackup } from './folder.ts';
import type { Manifest } from './manifest.ts';
import { moveProgress } from './progress.ts';
import { rowParts } from './row-parts.ts';
import { insertRows, listTables, ROUTE_CHANGES } from './tables.ts';

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
    const move = async (next: RestoreProgress, json?: string) => {
      await db.transaction(async (tx) => {
        if (json) await insertRows(tx, table, json);
        await moveProgress(tx, at, next);
      });
      at = next;
    };
    for await (const { json, count: rows, end } of rowParts(inBackup(folder).table(table.name), at.position)) {
      await move({ ...at, position: end }, json);
      count += rows;
      report(`put rows ${count}, now ${table.name}`);
    }
    await move({ ...at, part: part + 1, position: 0 });
  }
  return at;
}
