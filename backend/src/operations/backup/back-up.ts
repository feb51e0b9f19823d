import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { syncFolder } from '../../platform/storage/durable-write.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { type ArchiveWriter, writeArchive } from './archive.ts';
import { entryOf, MANIFEST, type Manifest } from './manifest.ts';
import { keptTables, readRows, schemaOf, type Table } from './tables.ts';

type BackupContext = Pick<Context, 'config' | 'db' | 'storage'>;

/**
 * Writes the whole instance into one tar archive: rows as of one moment, every object, and the folder's own key. The
 * server may be running on PostgreSQL. Under the final name there is a whole archive or none.
 * @throws Error where the file exists already, or cannot be written; AppError unavailable
 */
export async function backUp(context: BackupContext, to: string): Promise<Manifest> {
  const path = resolve(to);
  if (await exists(path)) throw new Error(`${path} exists already. A backup never replaces another one.`);
  const aside = `${path}.partial`;
  // Left behind by one that was killed.
  await rm(aside, { recursive: true, force: true });
  await mkdir(aside, { recursive: true, mode: 0o700 });
  try {
    const file = join(aside, 'archive.tar');
    const archive = writeArchive(file);
    const made = await fill(archive, context, aside).catch(async (error) => {
      await archive.abandon(error);
      throw error;
    });
    await rename(file, path);
    await syncFolder(dirname(path));
    return made;
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

async function fill(archive: ArchiveWriter, { config, db, storage }: BackupContext, aside: string): Promise<Manifest> {
  await storage.check();
  const { schema, tables } = await db.transaction(
    async (tx) => {
      const tables: Manifest['tables'] = [];
      for (const table of await keptTables(tx)) {
        const rows = await addSpooled(archive, entryOf.table(table.name), readRows(tx, table), aside);
        tables.push({ ...(table satisfies Table), ...rows });
      }
      return { schema: await schemaOf(tx), tables };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  // Objects never change under their key, so what the rows name is copied as they named it.
  const { objects, vanished } = await addObjects(archive, storage);
  const made: Manifest = {
    format: 'landfall-backup-1',
    created_at: new Date().toISOString(),
    schema,
    tables,
    objects,
    vanished,
    secret_key: await addOwnKey(archive, config.dataDir),
  };
  const text = Buffer.from(JSON.stringify(made));
  await archive.add(MANIFEST, text.length, Readable.from([text]));
  await archive.end();
  return made;
}

/** An entry's size stands before its content, and only the whole content knows it. */
async function addSpooled(archive: ArchiveWriter, name: string, content: AsyncIterable<Buffer>, aside: string) {
  const spool = join(aside, 'spool');
  await pipeline(content, createWriteStream(spool, { mode: 0o600 }));
  return archive.add(name, (await stat(spool)).size, createReadStream(spool));
}

async function addObjects(archive: ArchiveWriter, storage: Storage): Promise<Pick<Manifest, 'objects' | 'vanished'>> {
  const objects: Manifest['objects'] = [];
  const vanished: string[] = [];
  for await (const { key } of storage.list('')) {
    const found = await orGone(async () => ({ ...(await storage.stat(key)), content: await storage.read(key) }));
    if (!found) {
      vanished.push(key);
      continue;
    }
    const written = await archive.add(entryOf.object(key), found.size, found.content);
    objects.push({ key, content_type: found.contentType, ...written });
  }
  return { objects, vanished };
}

/** Undefined for an object that was deleted since it was listed. */
async function orGone<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return undefined;
    throw error;
  }
}

async function addOwnKey(archive: ArchiveWriter, dataDir: string): Promise<Manifest['secret_key']> {
  const key = await readFile(join(dataDir, 'secret.key')).catch((error) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return key && archive.add(entryOf.secretKey, key.length, Readable.from([key]));
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
