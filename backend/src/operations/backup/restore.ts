import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { artefactKeys } from '../../delivery/artefacts/artefact-store.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/client.ts';
import { pageArtefacts, siteRoutes, sites } from '../../platform/db/schema.ts';
import { syncFolder } from '../../platform/storage/durable-write.ts';
import { measure, readArchive } from './archive.ts';
import { entryOf, MANIFEST, type Manifest, manifest } from './manifest.ts';
import { insertRows, listTables, OF_A_DAY, rowsOf, schemaOf, type Table } from './tables.ts';

type RestoreContext = Pick<Context, 'config' | 'db' | 'storage'>;

/** Tables that the application itself fills on the first start. */
const FILLED_AT_START = ['plans', 'counters'];

/**
 * Puts an archive of `backUp` back: the objects first, then all rows in one transaction. Nothing changes before the
 * whole archive was read and found whole. Cut short, it can be run again.
 * @throws Error that says why not: a damaged archive, another schema, a running server, or an instance with data in it
 *   unless `force` says that it is to be replaced
 */
export async function restore(context: RestoreContext, from: string, force: boolean): Promise<Manifest> {
  const held = await verified(from);
  await context.db.transaction((tx) => assertFits(tx, held, force));
  await context.storage.check();
  await putObjects(context, from, held);
  await putOwnKey(context.config.dataDir, from, held);
  await context.db.transaction(async (tx) => {
    // Again: somebody may have begun to work meanwhile.
    await assertFits(tx, held, force);
    await putRows(tx, from, held);
    await forgetVanished(tx, held);
  });
  return held;
}

/** Reads the whole archive and compares it with its own list. */
async function verified(from: string): Promise<Manifest> {
  const found = new Map<string, { size: number; sha256: string }>();
  let list: unknown;
  for await (const { name, content } of readArchive(from)) {
    if (name === MANIFEST) list = JSON.parse((await buffer(content)).toString());
    else found.set(name, await measure(content));
  }
  const parsed = v.safeParse(manifest, list);
  if (!parsed.success) throw new Error(`${from} is no backup of Landfall, or only a part of one.`);
  const held = parsed.output;
  const wanted = [
    ...held.tables.map((table) => ({ ...table, entry: entryOf.table(table.name) })),
    ...held.objects.map((object) => ({ ...object, entry: entryOf.object(object.key) })),
    ...(held.secret_key ? [{ ...held.secret_key, entry: entryOf.secretKey }] : []),
  ];
  for (const { entry, size, sha256 } of wanted) {
    const read = found.get(entry);
    if (read?.size !== size || read.sha256 !== sha256)
      throw new Error(`${from} is damaged: ${entry} is not as it was.`);
  }
  return held;
}

async function assertFits(tx: Transaction, held: Manifest, force: boolean): Promise<void> {
  const schema = await schemaOf(tx);
  if (schema !== held.schema) {
    throw new Error(
      `The backup was made by another version (schema ${held.schema}, here ${schema}). Restore it with that version, then update.`,
    );
  }
  const servers = await rowsOf(
    tx,
    sql`select 1 from pg_stat_activity where datname = current_database() and application_name = 'landfall-jobs' limit 1`,
  );
  if (servers.length > 0) throw new Error('Landfall is running on this database. Stop every process, then restore.');
  if (force) return;
  for (const { name } of await listTables(tx)) {
    if (FILLED_AT_START.includes(name) || OF_A_DAY.includes(name)) continue;
    const rows = await rowsOf(tx, sql`select 1 from ${sql.identifier(name)} limit 1`);
    if (rows.length > 0) {
      throw new Error(
        `There is data here already (${name}). --force replaces everything in this database by the backup.`,
      );
    }
  }
}

async function putObjects({ storage }: RestoreContext, from: string, { objects }: Manifest): Promise<void> {
  const known = new Map(objects.map((object) => [entryOf.object(object.key), object]));
  for await (const { name, content } of readArchive(from)) {
    const object = known.get(name);
    if (object) await storage.put(object.key, content, object.content_type);
  }
}

/** A key that stands there already sealed something once: it is kept under another name. */
async function putOwnKey(dataDir: string, from: string, { secret_key: wanted }: Manifest): Promise<void> {
  if (!wanted) return;
  const path = join(dataDir, 'secret.key');
  for await (const { name, content } of readArchive(from)) {
    if (name !== entryOf.secretKey) continue;
    const key = await buffer(content);
    const here = await readFile(path).catch((error) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    if (here?.equals(key)) continue;
    if (here) await rename(path, `${path}.before-restore-${Date.now()}`);
    await writeFile(`${path}.new`, key, { mode: 0o600, flush: true });
    await rename(`${path}.new`, path);
    await syncFolder(dataDir);
  }
}

async function putRows(tx: Transaction, from: string, { tables }: Manifest): Promise<void> {
  const here = await listTables(tx);
  const names = sql.join(
    here.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  await tx.execute(sql`truncate ${names}`);
  const known = new Map<string, Table>(tables.map((table) => [entryOf.table(table.name), table]));
  for await (const { name, content } of readArchive(from)) {
    const table = known.get(name);
    if (table) await insertRows(tx, table, linesOf(content));
  }
}

/**
 * Pages whose artefact was replaced while the backup ran, so that rows name objects that are not in it, are written anew: for
 * their first visitor, or by the sweep.
 */
async function forgetVanished(tx: Transaction, { objects }: Manifest): Promise<void> {
  const kept = new Set(objects.map(({ key }) => key));
  const named = await tx.select({ pageId: pageArtefacts.pageId, key: pageArtefacts.key }).from(pageArtefacts);
  const pageIds = named.flatMap(({ pageId, key }) =>
    artefactKeys(key).every((object) => kept.has(object)) ? [] : pageId,
  );
  for (const pageId of pageIds) {
    await tx.delete(siteRoutes).where(eq(siteRoutes.pageId, pageId));
    await tx.delete(pageArtefacts).where(eq(pageArtefacts.pageId, pageId));
    await tx.execute(sql`
      update ${sites} set written = revision - 1 from pages p
      where p.id = ${pageId} and ${sites.projectId} = p.project_id and written >= revision`);
  }
}

async function* linesOf(content: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of content) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  yield rest;
}
