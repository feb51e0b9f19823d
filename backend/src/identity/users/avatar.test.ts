import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import sharp from 'sharp';
import { cameraJpeg, jpeg, mp4, png } from '../../content/files/sample-files.ts';
import { loseCommit } from '../../testing/lost-commit.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let server: TestApp;
let origin: string;

before(async () => {
  server = await testApp();
  origin = await server.app.listen({ port: 0 });
});
after(() => server.close());

async function change(token: string, method: 'POST' | 'DELETE', content?: Buffer) {
  const body = new FormData();
  if (content) body.append('file', new Blob([new Uint8Array(content)]), 'me.png');
  const answer = await fetch(`${origin}/v1/api/user/me/avatar`, {
    method,
    headers: { accesstokenapp: token },
    ...(content && { body }),
  });
  const { data, message } = (await answer.json()) as { data: { avatar: string }; message: string };
  return { status: answer.status, avatar: data?.avatar, message };
}

const pictureAt = async (address: string) =>
  Buffer.from(await (await fetch(origin + new URL(address).pathname)).arrayBuffer());

const stored = async () => (await readdir(join(server.context.config.dataDir, 'storage', 'avatars'))).length;

test('becomes a small upright JPEG, and replaces the one before', async () => {
  const { token } = await server.signIn();
  const first = await change(token, 'POST', await cameraJpeg());
  assert.equal(first.status, 200);
  assert.match(first.avatar, /^http:\/\/localhost:3000\/v1\/files\/avatars\/[0-9a-f]{32}\.jpg$/);
  const { format, width, height, exif } = await sharp(await pictureAt(first.avatar)).metadata();
  assert.deepEqual([format, width, height, exif], ['jpeg', 133, 200, undefined]);

  const second = await change(token, 'POST', await png(10, 10));
  assert.notEqual(second.avatar, first.avatar);
  assert.equal(await stored(), 1);
  const me = await server.call('GET /v1/api/user/me', { token });
  assert.equal(me.json().data.avatar, second.avatar);
});

test('can be removed, also twice', async () => {
  const { token } = await server.signIn();
  const before = await change(token, 'POST', await jpeg());
  assert.deepEqual(await change(token, 'DELETE'), { status: 200, avatar: '', message: undefined });
  assert.equal((await change(token, 'DELETE')).status, 200);
  assert.equal((await fetch(origin + new URL(before.avatar).pathname)).status, 404);
});

test('refuses what is no picture and keeps the old one', async () => {
  const { token } = await server.signIn();
  const { avatar } = await change(token, 'POST', await jpeg());
  for (const content of [mp4, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')]) {
    const answer = await change(token, 'POST', content);
    assert.equal(answer.status, 415);
  }
  assert.equal((await change(token, 'POST', (await jpeg(900, 900)).subarray(0, 20_000))).status, 422);
  const huge = Buffer.concat([await jpeg(), Buffer.alloc(25 * 1024 * 1024)]);
  const tooLarge = await change(token, 'POST', huge);
  assert.deepEqual([tooLarge.status, tooLarge.message], [413, 'Image must be smaller than 25MB']);
  assert.equal((await server.call('GET /v1/api/user/me', { token })).json().data.avatar, avatar);
});

test('needs an account', async () => {
  assert.equal((await change('wrong', 'DELETE')).status, 401);
  assert.equal((await change('wrong', 'POST', await png())).status, 401);
});

test('an avatar whose commit went through is kept, also where its answer got lost', async () => {
  const { id, token } = await server.signIn();
  loseCommit(server.context.db, (result) => (result as { after?: { id: string } } | undefined)?.after?.id === id);
  assert.equal((await change(token, 'POST', await jpeg())).status, 503);
  const { avatar } = (await server.call('GET /v1/api/user/me', { token })).json().data;
  assert.equal((await fetch(origin + new URL(avatar).pathname)).status, 200);
});
