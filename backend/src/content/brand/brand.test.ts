import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { TYPE_PAIR_IDS } from '@landfall/page/sections/type-pairs';
import { brand, type StoredFile, TYPE_PAIR_NAMES } from '@landfall/shared/contracts';
import * as v from 'valibot';
import { pageOwner } from '../../testing/page-owner.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { cameraJpeg, jpeg, mp4 } from '../files/sample-files.ts';

let backend: TestApp;
let origin: string;
let token: string;
let base: string;

before(async () => {
  backend = await testApp();
  origin = await backend.app.listen({ port: 0 });
  const owner = await pageOwner(backend);
  ({ token } = owner);
  base = `/v1/api/project/${owner.project}`;
});
after(() => backend.close());

const read = async () => (await backend.call(`GET ${base}/brand`, { token })).json().data;
const put = (body: object) => backend.call(`PUT ${base}/brand`, { token, body });

async function upload(content: Buffer, name = 'a.jpg', who = token): Promise<StoredFile> {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(content)]), name);
  const headers = { accesstokenapp: who };
  const answer = await fetch(`${origin}/v1/editor/other/upload`, { method: 'POST', headers, body });
  assert.equal(answer.status, 201);
  return ((await answer.json()) as { data: StoredFile }).data;
}

test('is empty at first', async () => {
  assert.deepEqual(await read(), { logo: null, colour: '', scheme: 'light', type: '', pictures: [] });
});

test('the contract names the letters that pages have', () => {
  assert.deepEqual([...TYPE_PAIR_NAMES], TYPE_PAIR_IDS);
});

test('keeps what is chosen, with the sizes of the pictures as they are shown', async () => {
  const [logo, lying] = [await upload(await jpeg(320, 200), 'logo.jpg'), await upload(await cameraJpeg())];
  const chosen = { file_id: lying.file_id, alt: ' A bench ', focal: { x: 0.2, y: 1 }, credit: '' };
  const answer = await put({
    logo: { file_id: logo.file_id },
    colour: '#1D4ED8',
    scheme: 'dark',
    type: 'slab',
    pictures: [chosen],
  });
  assert.equal(answer.statusCode, 200, answer.body);
  const kept = await read();
  assert.deepEqual(answer.json().data, kept);
  assert.deepEqual(kept, {
    logo: { ...logo, width: 320, height: 200 },
    colour: '#1d4ed8',
    scheme: 'dark',
    type: 'slab',
    pictures: [{ ...lying, ...chosen, alt: 'A bench', width: 200, height: 300 }],
  });
  assert.deepEqual(v.parse(brand, kept), kept);
});

test('takes what it answered', async () => {
  const known = await read();
  assert.equal((await put(known)).statusCode, 200);
  assert.deepEqual(await read(), known);
});

test('forgets a file that is deleted', async () => {
  const [gone, stays] = [await upload(await jpeg()), await upload(await jpeg())];
  await put({ logo: gone, pictures: [gone, stays] });
  assert.equal((await backend.call(`DELETE /v1/api/project/file/${gone.file_id}`, { token })).statusCode, 200);
  const { logo, pictures } = await read();
  assert.equal(logo, null);
  assert.deepEqual(
    pictures.map(({ file_id }: StoredFile) => file_id),
    [stays.file_id],
  );
});

test('says beside the field which rule is broken', async () => {
  const picture = await upload(await jpeg());
  const film = await upload(mp4, 'a.mp4');
  const fieldsOf = async (body: object) => {
    const answer = await put(body);
    assert.equal(answer.statusCode, 422, answer.body);
    return Object.keys(answer.json().fields);
  };
  assert.deepEqual(await fieldsOf({ colour: 'blue' }), ['colour']);
  assert.deepEqual(await fieldsOf({ type: 'comic' }), ['type']);
  assert.deepEqual(await fieldsOf({ pictures: [picture, picture] }), ['pictures']);
  assert.deepEqual(await fieldsOf({ logo: film }), ['logo']);
  assert.deepEqual(await fieldsOf({ pictures: [film] }), ['pictures']);
  const many = Array.from({ length: 31 }, (_none, index) => ({ file_id: String(index) }));
  assert.deepEqual(await fieldsOf({ pictures: many }), ['pictures']);
});

test("another account's project, and its files, do not exist", async () => {
  const stranger = (await backend.signIn()).token;
  for (const [line, body] of [
    [`GET ${base}/brand`],
    [`GET ${base}/brand/preview?colour=%231d4ed8`],
    [`PUT ${base}/brand`, { colour: '#000000' }],
  ] as const)
    assert.equal((await backend.call(line, { token: stranger, body })).statusCode, 404, line);

  const foreign = await upload(await jpeg(), 'a.jpg', stranger);
  for (const [field, body] of [
    ['logo', { logo: foreign }],
    ['pictures', { pictures: [foreign] }],
  ] as const) {
    const answer = await put(body);
    assert.equal(answer.statusCode, 404);
    assert.deepEqual(answer.json().fields, { [field]: ['This picture does not exist any more.'] });
  }
});

test('shows what a colour makes of a page, and refuses what is none', async () => {
  const { light, dark } = (await backend.call(`GET ${base}/brand/preview?colour=%231d4ed8`, { token })).json().data;
  assert.equal(light.background, '#ffffff');
  assert.notEqual(dark.background, light.background);
  for (const colour of ['', 'blue', '%231d4ed'])
    assert.equal((await backend.call(`GET ${base}/brand/preview?colour=${colour}`, { token })).statusCode, 422);
});

test('lists every pair of letters with a font that is served', async () => {
  const pairs = (await backend.call('GET /v1/api/brand/type', { token })).json().data;
  assert.equal(pairs.length, 12);
  for (const { font } of pairs) assert.equal((await backend.call(`GET ${font}`)).statusCode, 200, font);
});
