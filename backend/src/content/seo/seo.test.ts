import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { pageOwner } from '../../testing/page-owner.ts';
import { type TestSites, testSites } from '../../testing/test-sites.ts';
import { until } from '../../testing/until.ts';
import { png } from '../files/sample-files.ts';

let backend: TestSites;
let origin: string;
let token: string;
let base: string;
let host: string;

before(async () => {
  backend = await testSites();
  origin = await backend.app.listen({ port: 0 });
  const owner = await pageOwner(backend);
  ({ token } = owner);
  base = `/v1/api/project/${owner.project}`;
  host = new URL((await owner.create({ title: 'Launch' })).url).host;
});
after(() => backend.close());

const form = {
  title_pattern: '{title} | {site}',
  description: 'Small rockets.',
  robots: 'noindex',
  image_id: null,
  favicon_id: null,
};
const put = (fields: object = {}) => backend.call(`PUT ${base}/seo`, { token, body: { ...form, ...fields } });
const visit = (headers = {}) => backend.visit(`http://${host}/launch`, headers);

async function upload(who = token): Promise<string> {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(await png(16, 16))]), 'a.png');
  const headers = { accesstokenapp: who };
  const answer = await fetch(`${origin}/v1/editor/other/upload`, { method: 'POST', headers, body });
  return ((await answer.json()) as { data: { file_id: string } }).data.file_id;
}

test('has defaults that change nothing', async () => {
  const answer = await backend.call(`GET ${base}/seo`, { token });
  assert.deepEqual(answer.json().data, {
    title_pattern: '{title}',
    description: '',
    robots: 'index',
    image: null,
    favicon: null,
  });
  assert.match((await visit()).body, /<title>Launch<\/title>/);
});

test('published pages carry the settings at once, also for browsers that know the page', async () => {
  const known = String((await visit()).headers.etag);
  assert.equal((await visit({ 'if-none-match': known })).statusCode, 304);
  const [image_id, favicon_id] = [await upload(), await upload()];
  const saved = await put({ image_id, favicon_id });
  assert.equal(saved.statusCode, 200, saved.body);
  assert.equal(saved.json().data.image.file_id, image_id);
  const { image, favicon } = saved.json().data;

  const { statusCode, body } = await visit({ 'if-none-match': known });
  assert.equal(statusCode, 200);
  assert.match(body, /<title>Launch \| Rocket shop<\/title>/);
  assert.match(body, /<meta name="description" content="Small rockets.">/);
  assert.match(body, /<meta name="robots" content="noindex">/);
  for (const file of [image, favicon]) {
    assert.ok(body.includes(`"http://localhost:3000/v1/files/${file.path_parent}/${file.path_child}"`));
  }
});

test('a deleted picture is forgotten, and the page falls back to its own', async () => {
  const image_id = await upload();
  await put({ image_id });
  assert.equal((await backend.call(`DELETE /v1/api/project/file/${image_id}`, { token })).statusCode, 200);
  assert.equal((await backend.call(`GET ${base}/seo`, { token })).json().data.image, null);
  await until(async () => /og:image" content="[^"]*previews/.test((await visit()).body));
});

test("refuses a picture that is somebody else's, or none", async () => {
  const foreign = await upload((await backend.signIn()).token);
  for (const image_id of [foreign, 'nothing']) {
    const answer = await put({ image_id });
    assert.equal(answer.statusCode, 422);
    assert.deepEqual(answer.json().fields, { image_id: ['Please choose one of your images.'] });
  }
});

test('says which rule is broken', async () => {
  const { fields } = (await put({ title_pattern: 'no name', description: 'x'.repeat(161) })).json();
  assert.deepEqual(fields, {
    title_pattern: ['The title pattern must contain {title}'],
    description: ['Description cannot exceed 160 characters'],
  });
});

test("another account's project has no settings", async () => {
  const stranger = (await backend.signIn()).token;
  assert.equal((await backend.call(`GET ${base}/seo`, { token: stranger })).statusCode, 404);
  assert.equal((await backend.call(`PUT ${base}/seo`, { token: stranger, body: form })).statusCode, 404);
});
