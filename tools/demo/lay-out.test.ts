import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { layOut } from './lay-out.ts';

test('a folder that holds something else is left as it is', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'landfall-folder-'));
  const file = path.join(folder, 'thesis.txt');
  await writeFile(file, 'ten years of work');
  await assert.rejects(layOut(folder, folder), /holds something else than a demo/);
  assert.equal(await readFile(file, 'utf8'), 'ten years of work');
  await rm(folder, { recursive: true });
});
