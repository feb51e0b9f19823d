import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { StoredFile } from '@landfall/shared/contracts';
import sharp from 'sharp';
import { emptyDiscarded } from '../../platform/storage/discard.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { gif, jpeg, mp4, png } from './sample-files.ts';
import { smallerPictures } from './thumbnail-names.ts';

let server: TestApp;
let me: Awaited<ReturnType<TestApp['signIn']>>;

before(async () => {
  server = await testApp();
});
beforeEach(async () => {
  me = await server.signIn();
});
after(() => server.close());

async function upload(content: Buffer, name: string): Promise<StoredFile> {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(content)]), name);
  const request = new Request('http://x', { method: 'POST', body });
  const answer = await server.app.inject({
    method: 'POST',
    url: '/v1/editor/other/upload',
    headers: { accesstokenapp: me.token, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return answer.json().data;
}

const MODERN = 'image/avif,image/webp,*/*';
const get = (path: string, accept = MODERN) => server.call(`GET /v1/files/${path}`, { headers: { accept } });

async function made(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of server.context.storage.list('thumbs/')) keys.push(key);
  return keys.sort();
}

test('offers a picture in three sizes, each in the best format that is accepted, for ever', async () => {
  const { thumbnails = [] } = await upload(await jpeg(1600, 1200), 'a.jpg');
  assert.deepEqual(
    thumbnails.map(({ width }) => width),
    [320, 640, 960],
  );
  for (const [accept, type] of [
    [MODERN, 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['*/*', 'image/jpeg'],
  ]) {
    for (const { width, path } of thumbnails) {
      const answer = await get(path, accept);
      assert.equal(answer.headers['content-type'], type);
      assert.equal(answer.headers['cache-control'], 'public, max-age=31536000, immutable');
      assert.equal(answer.headers.vary, 'accept');
      assert.equal(answer.headers['x-content-type-options'], 'nosniff');
      const picture = await sharp(answer.rawPayload).metadata();
      assert.deepEqual([picture.width, picture.height], [width, width * 0.75]);
    }
  }
});

test('makes a picture once, however many ask at once, and keeps it', async () => {
  const { thumbnails = [] } = await upload(await jpeg(900, 900), 'a.jpg');
  const path = thumbnails[0]?.path ?? '';
  const before = await made();
  const answers = await Promise.all(Array.from({ length: 6 }, () => get(path)));
  assert.deepEqual(new Set(answers.map(({ statusCode }) => statusCode)), new Set([200]));
  assert.equal((await made()).length, before.length + 1);
  const { etag } = (await get(path)).headers;
  assert.equal(etag, answers[0]?.headers.etag);
  const known = await server.call(`GET /v1/files/${path}`, { headers: { accept: MODERN, 'if-none-match': `${etag}` } });
  assert.equal(known.statusCode, 304);
});

test('keeps what is transparent, and does not make small pictures larger', async () => {
  const { thumbnails = [] } = await upload(await png(40, 30), 'a.png');
  const answer = await get(thumbnails[2]?.path ?? '', 'image/png');
  assert.equal(answer.headers['content-type'], 'image/png');
  assert.equal((await sharp(answer.rawPayload).metadata()).width, 40);
});

test('shows an animation’s first frame, and nothing of a video', async () => {
  const { thumbnails = [] } = await upload(await gif(), 'a.gif');
  const { pages } = await sharp((await get(thumbnails[0]?.path ?? '')).rawPayload, { animated: true }).metadata();
  assert.equal(pages ?? 1, 1);
  const video = await upload(mp4, 'a.mp4');
  assert.equal(video.thumbnails, undefined);
  assert.equal((await get(`thumbs/320/${video.path_parent}/${video.path_child}`)).statusCode, 404);
});

test('goes with its file', async () => {
  const file = await upload(await jpeg(), 'a.jpg');
  const path = file.thumbnails?.[0]?.path ?? '';
  const before = await made();
  assert.equal((await get(path)).statusCode, 200);
  assert.equal((await get(path, '*/*')).statusCode, 200);
  assert.equal((await made()).length, before.length + 2);
  await server.call(`DELETE /v1/api/project/file/${file.file_id}`, { token: me.token });
  assert.equal((await get(path)).statusCode, 200);
  await server.call(`DELETE /v1/api/trash/${file.file_id}`, { token: me.token });
  await emptyDiscarded(server.context);
  assert.deepEqual(await made(), before);
  assert.equal((await get(path)).statusCode, 404);
});

for (const path of [
  'thumbs/321/uploads/00/0123.jpg',
  'thumbs/320/uploads/00/0123.jpg',
  'thumbs/x/uploads/00/0123.jpg',
  'thumbs/320/avatars/0123.jpg',
  'thumbs/320/uploads/../../sites/x.jpg',
  'thumbs/320/',
  'thumbs/00/0123/320.avif',
]) {
  test(`makes nothing of ${path}`, async () => assert.equal((await get(path)).statusCode, 404));
}

test('shows a picture in small with its own proportions, but no animation', async () => {
  const { path_parent, path_child } = await upload(await jpeg(1500, 2000), 'a.jpg');
  const key = `${path_parent}/${path_child}`;
  for (const { width, path } of smallerPictures(key)) {
    const picture = await sharp((await get(path)).rawPayload).metadata();
    assert.deepEqual([picture.format, picture.width, picture.height], ['heif', width, Math.round((width * 4) / 3)]);
  }
  assert.equal((await get(`whole/320/${key}`)).statusCode, 404);
  assert.deepEqual(smallerPictures('uploads/0a/0b.gif'), []);
  const before = await made();
  assert.equal(before.filter((made) => made.includes('/whole-')).length, 2);
});
