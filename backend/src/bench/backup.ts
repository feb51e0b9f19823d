import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { seedPlans } from '../commerce/plans/seed.ts';
import { openDatabase } from '../platform/db/client.ts';
import { migrate } from '../platform/db/migrate.ts';
import { sql } from '../platform/db/operators.ts';
import { projects, users } from '../platform/db/schema.ts';
import { startChild } from '../testing/child.ts';
import { findPostgres, NO_POSTGRES, startPostgres } from '../testing/postgres.ts';

/** Megabytes that the command may take, whatever the size of the backup. */
const GOAL = 500;
const MB = 1_000_000;
/** Rows that one statement makes. */
const ROWS = 20_000;

const { values } = parseArgs({
  options: {
    'objects-gb': { type: 'string', default: '2' },
    'object-kb': { type: 'string', default: '500' },
    rows: { type: 'string', default: '1000000' },
  },
});
const objectBytes = Number(values['object-kb']) * 1_000;
const objects = Math.ceil((Number(values['objects-gb']) * 1_000 * MB) / objectBytes);
const rows = Number(values.rows);

const binaries = findPostgres();
if (!binaries) throw new Error(NO_POSTGRES);
const folder = mkdtempSync(join(tmpdir(), 'landfall-bench-backup-'));
const postgres = await startPostgres(binaries);
try {
  const [from, to] = [await instance('from'), await instance('to')];
  await seed(from);
  console.log(`${objects} objects of ${objectBytes / 1_000} KB, ${rows} leads, on PostgreSQL`);
  const backup = join(folder, 'backup');
  const peaks = [await measured('backup', ['backup', '--to', backup], from)];
  peaks.push(await measured('restore', ['restore', '--from', backup], to));
  const isMet = peaks.every((peak) => peak <= GOAL);
  console.log(`Goal, at most ${GOAL} MB: ${isMet ? 'met' : 'missed'}`);
  if (!isMet) process.exitCode = 1;
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function instance(name: string) {
  return { DATA_DIR: join(folder, name), DATABASE_URL: await postgres.newDatabase(), SECRET_KEY: 'ab'.repeat(32) };
}

async function seed({ DATA_DIR, DATABASE_URL }: Awaited<ReturnType<typeof instance>>): Promise<void> {
  const database = await openDatabase({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR });
  await migrate(database, seedPlans);
  await database.db.insert(users).values({ id: 'u', email: 'u@x.example', planName: 'pro', passwordHash: 'x' });
  await database.db.insert(projects).values({ id: 'p', userId: 'u', name: 'Bench', description: '', type: 'landing' });
  for (let first = 0; first < rows; first += ROWS) {
    const last = Math.min(rows, first + ROWS) - 1;
    await database.db.execute(sql`
      insert into leads (id, project_id, page_id, page_title, fields, email, words, once_key)
      select 'lead-' || n, 'p', 'page-' || n % 1000, 'Launch day',
        jsonb_build_array(jsonb_build_object('name', 'message', 'value', repeat(md5(n::text), 8))),
        'somebody-' || n || '@x.example', md5(n::text), 'once-' || n
      from generate_series(${first}::int, ${last}::int) as n`);
  }
  await database.close();
  for (let n = 0; n < objects; n++) {
    const path = join(DATA_DIR, 'storage/uploads', (n % 256).toString(16).padStart(2, '0'));
    mkdirSync(path, { recursive: true });
    await writeFile(join(path, `${n}.bin`), randomBytes(objectBytes));
  }
}

/** Runs a command and prints how long it took. Returns the megabytes that it took at most. */
async function measured(name: string, args: string[], env: Record<string, string>): Promise<number> {
  const begun = performance.now();
  const child = startChild(new URL('../cli/main.ts', import.meta.url), args, env);
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, peakOf(child.process.pid));
  }, 100);
  const exitCode = await child.exited;
  clearInterval(watch);
  if (exitCode !== 0) throw new Error(`${name} failed: ${child.errors()}`);
  const seconds = (performance.now() - begun) / 1_000;
  const bytes = objects * objectBytes;
  console.log(
    `${name}: ${seconds.toFixed(1)} s (${(bytes / MB / seconds).toFixed(0)} MB of objects a second), ${peak} MB at most`,
  );
  return peak;
}

/** The most memory that a process ever had, in megabytes, where the system tells. */
function peakOf(pid: number | undefined): number {
  try {
    const [, kb] = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kb ?? 0) / 1_024);
  } catch {
    return 0;
  }
}
