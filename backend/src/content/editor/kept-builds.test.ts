import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import fastify from 'fastify';
import { readConfig } from '../../platform/config.ts';
import { createLog } from '../../platform/log.ts';
import { createStorage } from '../../platform/storage/create-storage.ts';
import { keepEditorBuild } from './kept-builds.ts';
import { registerEditorAssets } from './serve-assets.ts';

const folder = await mkdtemp(join(tmpdir(), 'landfall-builds-'));
after(() => rm(folder, { recursive: true, force: true }));
const storage = await createStorage(readConfig({ DATA_DIR: folder }));

/** Another release's build of the editor, by its number. */
async function builtBy(release: number) {
  const hash = String(release).padStart(12, '0');
  const own = { script: `editor-${hash}.js`, style: `editor-${hash}.css` };
  for (const name of [own.script, own.style]) {
    const content = Buffer.from(`/* ${name} */`);
    await writeFile(join(folder, name), content);
    await writeFile(join(folder, `${name}.br`), brotliCompressSync(content));
    await writeFile(join(folder, `${name}.gz`), gzipSync(content));
  }
  return own;
}

test('a process serves the editor of other releases, and forgets those that are long gone', async () => {
  const app = fastify({ loggerInstance: createLog('silent') });
  registerEditorAssets(app as unknown as Parameters<typeof registerEditorAssets>[0], { storage });
  const statusOf = async (name: string) => (await app.inject(`/v1/editor/assets/${name}`)).statusCode;
  for (let release = 1; release <= 12; release += 1)
    await keepEditorBuild(storage, await builtBy(release), pathToFileURL(`${folder}/`));

  const answer = await app.inject({
    url: '/v1/editor/assets/editor-000000000012.js',
    headers: { 'accept-encoding': 'br' },
  });
  assert.deepEqual(
    [answer.statusCode, answer.headers['content-encoding'], answer.headers['content-type']],
    [200, 'br', 'text/javascript; charset=utf-8'],
  );
  assert.match(String(answer.headers['cache-control']), /immutable/);
  assert.equal((await app.inject('/v1/editor/assets/editor-000000000003.css')).body, '/* editor-000000000003.css */');
  assert.deepEqual([await statusOf('editor-000000000002.js'), await statusOf('editor-000000000003.js')], [404, 200]);

  // A release that came back is the newest again.
  await keepEditorBuild(storage, await builtBy(3), pathToFileURL(`${folder}/`));
  await keepEditorBuild(storage, await builtBy(13), pathToFileURL(`${folder}/`));
  assert.deepEqual([await statusOf('editor-000000000004.js'), await statusOf('editor-000000000003.js')], [404, 200]);
  await app.close();
});
