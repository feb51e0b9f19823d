import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Database, Transaction } from '../../platform/db/client.ts';
import { measuring } from './content.ts';
import type { Report } from './copy-objects.ts';
import { inBackup } from './folder.ts';
import type { Manifest } from './manifest.ts';
import { keptTables, readRows, schemaOf, type Table } from './tables.ts';

/**
 * Writes every row as of one moment. The transaction that says which moment lasts as long as this takes, and no longer:
 * no object is copied in it.
 */
export async function copyRows(
  db: Database,
  folder: string,
  report: Report,
): Promise<Pick<Manifest, 'schema' | 'tables'>> {
  const { tables: tableFolder } = inBackup(folder);
  // Of another moment.
  await rm(tableFolder, { recursive: true, force: true });
  await mkdir(tableFolder, { recursive: true });
  return db.transaction(
    async (tx) => {
      const tables: Manifest['tables'] = [];
      for (const table of await keptTables(tx)) tables.push(await copyTable(tx, table, folder, report));
      return { schema: await schemaOf(tx), tables };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function copyTable(tx: Transaction, table: Table, folder: string, report: Report) {
  let rows = 0;
  async function* lines() {
    for await (const part of readRows(tx, table)) {
      rows += part.count;
      report(`rows of ${table.name}: ${rows}`);
      yield part.lines;
    }
  }
  const { content, measured } = measuring(lines());
  await pipeline(content, createWriteStream(inBackup(folder).table(table.name), { mode: 0o600, flush: true }));
  return { ...table, rows, ...measured() };
}
