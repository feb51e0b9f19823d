import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { pino } from 'pino';
import { seedPlans } from '../commerce/plans/seed.ts';
import { overPglite } from '../platform/db/client.ts';
import { migrate } from '../platform/db/migrate.ts';
import { startJobs } from '../platform/jobs/pg-boss.ts';

const cacheFolder = fileURLToPath(new URL('../../node_modules/.cache/landfall', import.meta.url));
const migrations = new URL('../platform/db/migrations/', import.meta.url);

let template: Promise<Blob> | undefined;

/**
 * A migrated, seeded database as an archive that PGlite loads in a moment. Made once for a set of migrations and kept
 * among the caches, because each test file is a process of its own.
 */
export function databaseTemplate(): Promise<Blob> {
  template ??= readOrMake();
  return template;
}

async function readOrMake(): Promise<Blob> {
  const path = join(cacheFolder, `database-${fingerprint()}.tar`);
  try {
    return new Blob([readFileSync(path)]);
  } catch {
    const archive = await make();
    mkdirSync(cacheFolder, { recursive: true });
    const aside = `${path}.${process.pid}`;
    writeFileSync(aside, Buffer.from(await archive.arrayBuffer()));
    renameSync(aside, path);
    return archive;
  }
}

/** Everything that the archive's content depends on. */
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

async function make(): Promise<Blob> {
  const client = await PGlite.create();
  const database = overPglite(client, () => client.close());
  await migrate(database, seedPlans);
  await (await startJobs(database, pino({ level: 'silent' }))).stop();
  const archive = await client.dumpDataDir('none');
  await client.close();
  return archive;
}
