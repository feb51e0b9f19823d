import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Context } from '../../platform/context.ts';
import { FolderInUseError, lockFolder } from '../../platform/db/folder-lock.ts';
import { syncFolder, writeDurably } from '../../platform/storage/durable-write.ts';
import { measureFile } from './content.ts';
import { copyObjects, type Report } from './copy-objects.ts';
import { copyRows } from './copy-rows.ts';
import { reasonOf } from './failure.ts';
import { inBackup, unfinishedOf } from './folder.ts';
import { FORMAT, type Manifest } from './manifest.ts';

type BackupContext = Pick<Context, 'config' | 'db' | 'storage'>;

interface BackupOptions {
  /** Leaves the database to its own tools. */
  objectsOnly?: boolean;
  report?: Report;
}

/**
 * Writes the whole instance into a folder: rows as of one moment, every object, and the data folder's own key. The server
 * may be running on PostgreSQL. Under the final name there is a whole backup or none. Cut short, the next call goes on: rows
 * are written anew, objects that were copied are not copied again.
 * @throws Error that says what is wrong, and what is left
 */
export async function backUp(context: BackupContext, to: string, options: BackupOptions = {}): Promise<Manifest> {
  const path = resolve(to);
  if (await exists(path)) throw new Error(`${path} exists already. A backup never replaces another one.`);
  const aside = unfinishedOf(path);
  const unlock = await begin(aside, originOf(context));
  try {
    const made = await fill(context, aside, options);
    await rename(aside, path);
    await syncFolder(dirname(path));
    const { listed, journal, temp, origin } = inBackup(path);
    for (const left of [listed, journal, temp, origin]) await rm(left, { recursive: true, force: true });
    return made;
  } catch (error) {
    throw new Error(
      `${reasonOf(error)}\nThe backup is not finished. What was copied so far is in ${aside}: the same command goes on from there.`,
      { cause: error },
    );
  } finally {
    await unlock();
  }
}

/** Makes the folder, or takes the one that was cut short. @returns the function that gives it up */
async function begin(aside: string, origin: string): Promise<() => Promise<void>> {
  const places = inBackup(aside);
  try {
    await mkdir(aside, { recursive: true, mode: 0o700 });
    const unlock = await lockFolder(aside);
    const begun = await readFile(places.origin, 'utf8').catch(() => null);
    if (begun !== null && begun !== origin) {
      await unlock();
      throw new Error(
        `${aside} was begun for another instance or by another version. Remove it, or name another folder.`,
      );
    }
    for (const old of [places.temp, places.manifest]) await rm(old, { recursive: true, force: true });
    if (begun === null) await writeDurably(places.origin, Buffer.from(origin));
    return unlock;
  } catch (error) {
    if (error instanceof FolderInUseError) throw new Error(`Another backup into ${aside} is at work.`);
    throw new Error(reasonOf(error), { cause: error });
  }
}

/** Names the instance without saying where it is: objects of another one must never get into a backup. */
function originOf({ config: { storage, databaseUrl, dataDir } }: BackupContext): string {
  const store = storage.kind === 'local' ? storage.folder : `${storage.endpoint} ${storage.bucket}`;
  const database = databaseUrl ? new URL(databaseUrl).host + new URL(databaseUrl).pathname : dataDir;
  const instance = createHash('sha256')
    .update(JSON.stringify([store, database]))
    .digest('hex');
  return JSON.stringify({ format: FORMAT, instance });
}

async function fill({ config, db, storage }: BackupContext, aside: string, options: BackupOptions): Promise<Manifest> {
  const { objectsOnly = false, report = () => {} } = options;
  const places = inBackup(aside);
  await storage.check();
  // Before the objects, so that what the rows name is copied as they named it.
  const database = objectsOnly ? { schema: null, tables: [] } : await copyRows(db, aside, report);
  const made: Manifest = {
    format: FORMAT,
    id: randomUUID(),
    created_at: new Date().toISOString(),
    ...database,
    objects: await copyObjects(storage, aside, report),
    secret_key: await copyOwnKey(config.dataDir, places.secretKey),
  };
  await writeDurably(places.manifest, Buffer.from(`${JSON.stringify(made)}\n`));
  return made;
}

async function copyOwnKey(dataDir: string, to: string): Promise<Manifest['secret_key']> {
  const key = await readFile(join(dataDir, 'secret.key')).catch((error) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (!key) return null;
  await writeFile(to, key, { mode: 0o600, flush: true });
  return measureFile(to);
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
