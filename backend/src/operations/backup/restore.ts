import { readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/client.ts';
import { sql } from '../../platform/db/operators.ts';
import { type RestoreProgress, readRestoreProgress } from '../../platform/db/unfinished-restore.ts';
import { syncFolder } from '../../platform/storage/durable-write.ts';
import type { Report } from './copy-objects.ts';
import { reasonOf } from './failure.ts';
import { inBackup } from './folder.ts';
import { forgetVanished } from './forget-vanished.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { beginProgress, endProgress, moveProgress } from './progress.ts';
import { putObjects } from './put-objects.ts';
import { enableTriggers, putRows, removeRows, tellRoutes } from './put-rows.ts';
import { LEFT_OUT, listTables, rowsOf, schemaOf } from './tables.ts';
import { verifyBackup } from './verify.ts';

type RestoreContext = Pick<Context, 'config' | 'db' | 'storage'>;

interface RestoreOptions {
  /** Replaces what is in the database. */
  force?: boolean;
  /** Leaves the database to its own tools. */
  objectsOnly?: boolean;
  report?: Report;
}

/** Tables that the application itself fills on the first start. */
const FILLED_AT_START = ['plans', 'counters'];

/**
 * Puts a backup of `backUp` back: first the objects, which nothing names yet, then the rows, in many short transactions.
 * Nothing changes before the whole backup was read and found whole. Cut short, the next call goes on; while the rows are put,
 * no process starts on the database.
 * @throws Error that says why not, and which state is there: the one before, or none
 */
export async function restore(context: RestoreContext, from: string, options: RestoreOptions = {}): Promise<Manifest> {
  const folder = resolve(from);
  try {
    const held = await readManifest(folder);
    const begun = await begin(context, folder, held, options);
    await context.storage.check();
    await run(context, folder, held, begun, options);
    return held;
  } catch (error) {
    throw new Error(`${reasonOf(error)}\n${await stateOf(context)}`, { cause: error });
  }
}

async function stateOf({ db }: RestoreContext): Promise<string> {
  const progress = await readRestoreProgress(db).catch(() => undefined);
  if (progress === undefined) return 'Which state the database is in cannot be told: it does not answer.';
  return progress?.gone
    ? 'The state before is gone, and the backup is not whole here yet: nothing starts on this database until the same command, which goes on where it was, has ended.'
    : 'The state before is as it was.';
}

async function begin(
  { db }: RestoreContext,
  folder: string,
  held: Manifest,
  { force = false, objectsOnly = false, report = () => {} }: RestoreOptions,
): Promise<RestoreProgress> {
  if (!objectsOnly && held.schema === null)
    throw new Error(`${folder} holds no database: restore that first, then this with --objects-only.`);
  const progress = await readRestoreProgress(db);
  const goesOn = progress?.backup === held.id;
  if (progress?.gone && objectsOnly)
    throw new Error(`A restore of ${progress.folder} was cut short here. Go on with that one first.`);
  if (progress?.gone && !goesOn && !force) {
    throw new Error(
      `A restore of ${progress.folder} was cut short here. Go on with that one, or begin this one with --force.`,
    );
  }
  if (!objectsOnly) await db.transaction((tx) => assertFits(tx, held, force || progress?.gone === true));
  await verifyBackup(folder, held, !goesOn, report);
  if (progress && goesOn) return progress;
  const gone = progress?.gone ?? false;
  const fresh: RestoreProgress = { backup: held.id, folder, gone, phase: 'objects', part: 0, position: 0 };
  await db.transaction((tx) => beginProgress(tx, fresh));
  return fresh;
}

async function run(
  { config, db, storage }: RestoreContext,
  folder: string,
  held: Manifest,
  begun: RestoreProgress,
  { force = false, objectsOnly = false, report = () => {} }: RestoreOptions,
): Promise<void> {
  let at = begun;
  if (at.phase === 'objects') at = await putObjects({ db, storage }, folder, held, at, report);
  if (objectsOnly) return void (await db.transaction(endProgress));
  if (at.phase === 'objects') {
    const next: RestoreProgress = { ...at, gone: true, phase: 'rows', part: 0, position: 0 };
    await db.transaction(async (tx) => {
      // Again: somebody may have begun to work meanwhile.
      await assertFits(tx, held, force || at.gone);
      await removeRows(tx);
      await moveProgress(tx, at, next);
    });
    at = next;
    report('removed the former rows');
  }
  await putOwnKey(config.dataDir, inBackup(folder).secretKey, held);
  await putRows(db, folder, held, at, report);
  await db.transaction(enableTriggers);
  await forgetVanished(db, folder);
  await db.transaction(async (tx) => {
    await tellRoutes(tx);
    await endProgress(tx);
  });
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
    sql`select 1 from pg_stat_activity where datname = current_database() and application_name in ('landfall-jobs', 'landfall-sites') limit 1`,
  );
  if (servers.length > 0) throw new Error('Landfall is running on this database. Stop every process, then restore.');
  if (force) return;
  for (const { name } of await listTables(tx)) {
    if (FILLED_AT_START.includes(name) || LEFT_OUT.includes(name)) continue;
    const rows = await rowsOf(tx, sql`select 1 from ${sql.identifier(name)} limit 1`);
    if (rows.length > 0) {
      throw new Error(
        `There is data here already (${name}). --force replaces everything in this database by the backup.`,
      );
    }
  }
}

/** A key that stands there already sealed something once: it is kept under another name. */
async function putOwnKey(dataDir: string, from: string, held: Manifest): Promise<void> {
  if (!held.secret_key) return;
  const path = join(dataDir, 'secret.key');
  const key = await readFile(from);
  const here = await readFile(path).catch((error) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (here?.equals(key)) return;
  if (here) await rename(path, `${path}.before-restore-${Date.now()}`);
  await writeFile(`${path}.new`, key, { mode: 0o600, flush: true });
  await rename(`${path}.new`, path);
  await syncFolder(dataDir);
}
