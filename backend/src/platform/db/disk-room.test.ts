import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { eq } from 'drizzle-orm';
import { writeMigratedDatabase } from '../../testing/template.ts';
import { toAppError } from '../http/to-app-error.ts';
import { startCheckpoints } from './checkpoints.ts';
import { overPglite } from './client.ts';
import { guardDiskRoom } from './disk-room.ts';
import { startParams } from './embedded.ts';
import { plans } from './schema.ts';

let folder: string;
let client: PGlite;
before(async () => {
  folder = join(mkdtempSync(join(tmpdir(), 'landfall-room-')), 'db');
  await writeMigratedDatabase(folder);
  client = await PGlite.create(folder, { startParams });
});
after(async () => {
  await client.close();
  rmSync(join(folder, '..'), { recursive: true, force: true });
});

const away = (error: unknown) => toAppError(error as Error).code === 'unavailable';

test('the log does not grow for ever while the process runs', async () => {
  const segments = () => readdirSync(join(folder, 'pg_wal')).filter((name) => /^[0-9A-F]{24}$/.test(name)).length;
  const stop = startCheckpoints(client, 1);
  for (let megabytes = 0; megabytes < 160; megabytes++) {
    await client.exec("select pg_logical_emit_message(true, 'test', repeat('x', 1000000))");
    await setImmediate();
  }
  stop();
  assert.ok(segments() <= 6, `${segments()} segments of 16 MB for 160 MB`);
});

test('refuses to grow on a full disk, and still reads and deletes', async () => {
  // No disk has this much room.
  guardDiskRoom(client, folder, Number.POSITIVE_INFINITY);
  const { db } = overPglite(client, () => client.close());
  const count = async () => (await db.select().from(plans)).length;
  const before = await count();
  const basic = eq(plans.name, 'basic');
  await assert.rejects(db.update(plans).set({ position: 9 }).where(basic), away);
  await assert.rejects(
    db.transaction((tx) => tx.delete(plans)),
    away,
  );
  assert.equal(await count(), before);
  await db.delete(plans).where(basic);
  assert.equal(await count(), before - 1);
});
