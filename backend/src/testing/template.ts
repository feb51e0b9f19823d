import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import { MemoryFS, PGlite } from '@electric-sql/pglite';
import { pino } from 'pino';
import { seedPlans } from '../commerce/plans/seed.ts';
import { overPglite } from '../platform/db/client.ts';
import { migrate } from '../platform/db/migrate.ts';
import { startJobs } from '../platform/jobs/pg-boss.ts';

const cacheFolder = fileURLToPath(new URL('../../node_modules/.cache/landfall', import.meta.url));
const migrations = new URL('../platform/db/migrations/', import.meta.url);

/** Where PGlite has its database. */
const ROOT = '/pglite/data';

/** A folder (of which the content follows) or a file, by its path in the database's folder. */
type Entry = [path: string, content: Uint8Array | null];

let template: Promise<Entry[]> | undefined;
let engine: Promise<WebAssembly.Module> | undefined;

/** Clearing PostgreSQL's usual 128 MB takes longer than all else of a start. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB'];

/**
 * A database in memory that is migrated and seeded already. What it begins with was made once for a set of migrations and
 * is kept among the caches, because test files run in many processes.
 */
export async function migratedDatabase(): Promise<PGlite> {
  template ??= readOrMake();
  engine ??= WebAssembly.compile(readFileSync(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'))));
  return PGlite.create({ fs: new FilledMemory(await template), pgliteWasmModule: await engine, startParams });
}

/** Lays the files of such a database out in a folder that is made for it. */
export async function writeMigratedDatabase(folder: string): Promise<void> {
  template ??= readOrMake();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const [path, content] of await template) {
    if (content) writeFileSync(join(folder, path), content);
    else mkdirSync(join(folder, path));
  }
}

/** Memory in which a database lies already: several times as fast as loading it from a tarball. */
class FilledMemory extends MemoryFS {
  readonly #entries: Entry[];

  constructor(entries: Entry[]) {
    super();
    this.#entries = entries;
  }

  override async initialSyncFs(): Promise<void> {
    const FS = filesOf(this.pg);
    FS.mkdirTree(ROOT, 0o700);
    for (const [path, content] of this.#entries) {
      if (content) FS.writeFile(ROOT + path, content.slice(), { canOwn: true });
      else FS.mkdir(ROOT + path);
    }
  }
}

/** Memory that tells what lay in it when the database was shut down: nothing is left to recover then. */
class KeptMemory extends MemoryFS {
  readonly entries: Entry[] = [];

  override async closeFs(): Promise<void> {
    this.#keep('');
    await super.closeFs();
  }

  #keep(folder: string): void {
    const FS = filesOf(this.pg);
    for (const name of FS.readdir(ROOT + folder)) {
      if (name === '.' || name === '..') continue;
      const path = `${folder}/${name}`;
      const isFolder = FS.isDir(FS.stat(ROOT + path).mode);
      this.entries.push([path, isFolder ? null : FS.readFile(ROOT + path)]);
      if (isFolder) this.#keep(path);
    }
  }
}

function filesOf(pg: PGlite | undefined): PGlite['Module']['FS'] {
  if (!pg) throw new Error('This memory belongs to no database yet.');
  return pg.Module.FS;
}

async function readOrMake(): Promise<Entry[]> {
  const path = join(cacheFolder, `database-${fingerprint()}`);
  try {
    return deserialize(readFileSync(path));
  } catch {
    const entries = await make();
    mkdirSync(cacheFolder, { recursive: true });
    const aside = `${path}.${process.pid}`;
    writeFileSync(aside, serialize(entries));
    renameSync(aside, path);
    return entries;
  }
}

/** Everything that the template's content depends on. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(migrations).sort()) {
    if (name.endsWith('.sql')) hash.update(readFileSync(new URL(name, migrations)));
  }
  for (const source of ['../platform/jobs/pg-boss.ts', '../platform/jobs/queues.ts', '../../package.json']) {
    hash.update(readFileSync(new URL(source, import.meta.url)));
  }
  return hash.digest('hex').slice(0, 16);
}

async function make(): Promise<Entry[]> {
  const fs = new KeptMemory();
  const client = await PGlite.create({ fs });
  const database = overPglite(client, () => client.close());
  await migrate(database, seedPlans);
  await (await startJobs(database, pino({ level: 'silent' }))).stop();
  await database.close();
  return fs.entries;
}
