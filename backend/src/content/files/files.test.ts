import assert from 'node:assert/strict';
import { rename, writeFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import type { FileList } from '@landfall/shared/contracts';
import { files } from '../../platform/db/schema.ts';
import { startS3 } from '../../testing/s3-server.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';
import { png } from './sample-files.ts';

let server: TestApp;
before(async () => {
  server = await testApp();
});
after(() => server.close());

type Account = Awaited<ReturnType<TestApp['signIn']>>;

async function upload(account: Account) {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(await png(16, 16))]), 'a.png');
  const request = new Request('http://x', { method: 'POST', body });
  return server.app.inject({
    method: 'POST',
    url: '/v1/editor/other/upload',
    headers: { accesstokenapp: account.token, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

const list = async ({ token }: Account, query = ''): Promise<FileList> =>
  (await server.call(`GET /v1/editor/other/files${query}`, { token })).json();

async function seed(account: Account, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => ({
    id: `${account.id}-${index}`,
    userId: account.id,
    name: `${index}.png`,
    extension: 'png',
    contentType: 'image/png',
    size: 1,
    pathParent: 'uploads/00',
    pathChild: `${account.id}-${index}.png`,
    createdAt: new Date(1_700_000_000_000 + index * 1000),
  }));
  await server.context.db.insert(files).values(rows);
}

test('lists an account’s own files, newest first, page by page', async () => {
  const [mine, other] = [await server.signIn(), await server.signIn()];
  await seed(mine, 25);
  await seed(other, 3);
  const first = await list(mine);
  assert.deepEqual([first.data.length, first.total_pages, first.total_count], [20, 2, 25]);
  assert.equal(first.data[0]?.file_name, '24.png');
  assert.equal(first.data[0]?.created_at, 1_700_000_024);
  assert.equal((await list(mine, '?page=2')).data.at(-1)?.file_name, '0.png');
  assert.equal((await list(mine, '?limit=1000')).data.length, 25);
  assert.equal((await list(mine, '?limit=0&page=-1')).data.length, 1);
  assert.deepEqual(await list(mine, '?page=99'), { data: [], total_pages: 2, total_count: 25, next_cursor: null });
  assert.equal((await list(mine, '?page=x&limit=y')).data.length, 20);
});

test('takes a file out of the list, only one’s own, and its object once it is deleted for good', async () => {
  const [mine, other] = [await server.signIn(), await server.signIn()];
  const file = (await upload(mine)).json().data;
  const address = `GET /v1/files/${file.path_parent}/${file.path_child}`;
  const line = `DELETE /v1/api/project/file/${file.file_id}`;

  const [foreign, unknown] = [
    await server.call(line, { token: other.token }),
    await server.call('DELETE /v1/api/project/file/nope', { token: mine.token }),
  ];
  assert.deepEqual([foreign.statusCode, unknown.statusCode], [404, 404]);
  assert.equal(foreign.json().message, unknown.json().message);
  assert.equal((await server.call(address)).statusCode, 200);

  assert.equal((await server.call(line, { token: mine.token })).statusCode, 200);
  assert.equal((await server.call(address)).statusCode, 200);
  assert.deepEqual((await list(mine)).data, []);
  assert.equal((await server.call(line, { token: mine.token })).statusCode, 404);
  assert.equal((await server.call(`DELETE /v1/api/trash/${file.file_id}`, { token: mine.token })).statusCode, 200);
  await until(async () => (await server.call(address)).statusCode === 404);
});

test('needs an account', async () => {
  for (const line of ['GET /v1/editor/other/files', 'DELETE /v1/api/project/file/x', 'POST /v1/editor/other/upload']) {
    assert.equal((await server.call(line)).statusCode, 401);
  }
});

test('answers 503 while an S3 store is away, and loses nothing', async () => {
  const s3 = await startS3();
  const local = server;
  server = await testApp(s3.env);
  try {
    const mine = await server.signIn();
    const file = (await upload(mine)).json().data;
    const line = `DELETE /v1/api/project/file/${file.file_id}`;
    const address = `GET /v1/files/${file.path_parent}/${file.path_child}`;
    await s3.away();
    assert.equal((await upload(mine)).statusCode, 503);
    assert.equal((await server.call(address)).statusCode, 503);
    assert.equal((await server.call(`GET /v1/files/${file.thumbnails[0].path}`)).statusCode, 503);
    assert.equal((await server.call('GET /v1/health/ready')).statusCode, 503);
    assert.equal((await list(mine)).total_count, 1);
    await s3.back();
    assert.equal((await server.call(address)).statusCode, 200);
    assert.equal((await upload(mine)).statusCode, 201);
    assert.equal((await server.call(line, { token: mine.token })).statusCode, 200);
    assert.equal((await list(mine)).total_count, 1);
  } finally {
    await server.close();
    await s3.close();
    server = local;
  }
});

test('answers 503 while the store is away, and loses nothing', async () => {
  const { storage } = server.context.config;
  assert.ok(storage.kind === 'local');
  const mine = await server.signIn();
  const file = (await upload(mine)).json().data;
  const address = `GET /v1/files/${file.path_parent}/${file.path_child}`;

  await rename(storage.folder, `${storage.folder}.away`);
  await writeFile(storage.folder, 'not a folder');
  try {
    const answers = [await upload(mine), await server.call(address)];
    assert.deepEqual(
      answers.map(({ statusCode }) => statusCode),
      [503, 503],
    );
    const line = `DELETE /v1/api/project/file/${file.file_id}`;
    assert.equal((await server.call(line, { token: mine.token })).statusCode, 200);
    assert.equal((await list(mine)).total_count, 0);
  } finally {
    await rename(storage.folder, `${storage.folder}.blocked`);
    await rename(`${storage.folder}.away`, storage.folder);
  }
  assert.equal((await server.call(address)).statusCode, 200);
});
