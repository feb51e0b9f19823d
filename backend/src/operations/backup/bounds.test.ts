import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { testApp } from '../../testing/test-app.ts';
import { measureFile } from './content.ts';
import { inBackup } from './folder.ts';
import type { Manifest } from './manifest.ts';
import { beginProgress } from './progress.ts';
import { putObjects } from './put-objects.ts';
import { type RowPart, rowParts } from './row-parts.ts';

let folder: string;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'landfall-bounds-'));
});
after(() => rm(folder, { recursive: true, force: true }));

const rowsIn = (parts: readonly RowPart[]): unknown[] => parts.flatMap(({ json }) => JSON.parse(json) as unknown[]);

async function allParts(path: string, start?: number): Promise<RowPart[]> {
  const parts: RowPart[] = [];
  for await (const part of rowParts(path, start)) parts.push(part);
  return parts;
}

async function written(name: string, rows: readonly unknown[], rest = ''): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, rows.map((row) => `${JSON.stringify(row)}\n`).join('') + rest);
  return path;
}

test('rows are put in parts of a thousand and a megabyte, each row once and whole', async () => {
  const rows = Array.from({ length: 2_500 }, (_, n) => ({ n, text: '日本 🚀'.repeat(n % 90) }));
  const parts = await allParts(await written('many', rows, '{"cut":"sho'));
  assert.deepEqual(rowsIn(parts), rows);
  assert.deepEqual(
    parts.map(({ json, count }) => count > 1_000 || Buffer.byteLength(json) > 1_000_001),
    parts.map(() => false),
  );
});

test('a row that is larger than a part is a part of its own', async () => {
  const rows = [{ n: 1 }, { n: 2, text: 'x'.repeat(5_000_000) }, { n: 3 }];
  const parts = await allParts(await written('large', rows));
  assert.deepEqual(rowsIn(parts), rows);
});

test('rows go on where a part ended', async () => {
  const rows = Array.from({ length: 3_000 }, (_, n) => ({ n }));
  const path = await written('on', rows);
  const [first] = await allParts(path);
  assert.equal(first?.count, 1_000);
  assert.deepEqual(rowsIn(await allParts(path, first?.end)), rows.slice(1_000));
  assert.deepEqual(await allParts(await written('none', [])), []);
});

/** A backup of objects alone, as long as `putObjects` reads of it. */
async function manyObjects(count: number): Promise<Manifest> {
  const places = inBackup(join(folder, 'objects'));
  const objects = [];
  for (let n = 0; n < count; n += 1) {
    const key = `uploads/00/${n}.bin`;
    await mkdir(dirname(places.object(key)), { recursive: true });
    await writeFile(places.object(key), Buffer.alloc(1_000, n));
    objects.push({ key, content_type: 'image/png', ...(await measureFile(places.object(key))) });
  }
  await mkdir(dirname(places.list('00')), { recursive: true });
  await writeFile(places.list('00'), objects.map((object) => `${JSON.stringify(object)}\n`).join(''));
  const lists = [{ part: '00', ...(await measureFile(places.list('00'))) }];
  const all = { count, bytes: count * 1_000, lists, vanished: 0, vanished_keys: [] };
  const none = { schema: null, tables: [], secret_key: null };
  return { format: 'landfall-backup-2', id: 'many', created_at: '', ...none, objects: all };
}

test('eight objects are on their way at most, whatever their number', async () => {
  const held = await manyObjects(600);
  const backend = await testApp();
  const { db, storage } = backend.context;
  let [now, most, put] = [0, 0, 0];
  const counting = {
    ...storage,
    async put(...[, body]: Parameters<typeof storage.put>) {
      now += 1;
      most = Math.max(most, now);
      await buffer(Readable.from(body));
      now -= 1;
      put += 1;
    },
  };
  const from = join(folder, 'objects');
  const begun = { backup: 'many', folder: from, gone: false, phase: 'objects', part: 0, position: 0 } as const;
  await db.transaction((tx) => beginProgress(tx, begun));
  await putObjects({ db, storage: counting }, from, held, begun, () => {});
  assert.deepEqual([put, most], [600, 8]);
  await backend.close();
});
