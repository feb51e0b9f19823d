import assert from 'node:assert/strict';
import { buffer } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { TEMPLATES } from '@landfall/page/templates/templates';
import { PAGE_LANGUAGES, templateList } from '@landfall/shared/contracts';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import * as v from 'valibot';
import { pages } from '../../platform/db/schema.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

const TYPE = 'project:landing:page';

let backend: TestApp;
let token: string;
before(async () => {
  backend = await testApp();
  ({ token } = await backend.signIn());
});
after(() => backend.close());

const listed = async (query = '') => {
  const answer = await backend.call(`GET /v1/api/template${query}`, { token });
  assert.equal(answer.statusCode, 200);
  return v.parse(templateList, answer.json()).data;
};

test('lists the templates to those who are signed in, in the language they ask for', async () => {
  assert.equal((await backend.call('GET /v1/api/template')).statusCode, 401);
  const english = await listed();
  const spanish = await listed('?language=es');
  assert.equal(english.length, TEMPLATES.length);
  assert.equal(english[0]?.name, 'Restaurant');
  assert.equal(spanish[0]?.name, 'Restaurante');
  assert.deepEqual(await listed('?language=xx'), english);
});

test('lists them in every language that a page can have, each with a picture of its own', async () => {
  const lists = await Promise.all(PAGE_LANGUAGES.map((language) => listed(`?language=${language}`)));
  const parts = (part: 'description' | 'preview_img') =>
    lists.flatMap((list) => list.map((template) => template[part]));
  for (const part of ['description', 'preview_img'] as const)
    assert.equal(new Set(parts(part)).size, TEMPLATES.length * PAGE_LANGUAGES.length);
  const polish = await backend.call(`GET ${lists.at(-1)?.[0]?.preview_img}`);
  assert.equal(polish.statusCode, 200);
});

test('a picture shows the page, stays under its address for ever and is drawn once', async () => {
  const [first] = await listed();
  const address = `GET ${first?.preview_img}`;
  const answers = await Promise.all([backend.call(address), backend.call(address)]);
  for (const answer of answers) {
    assert.equal(answer.statusCode, 200);
    assert.match(String(answer.headers['cache-control']), /immutable/);
    const { width, height, format } = await sharp(answer.rawPayload).metadata();
    assert.deepEqual([width, height, format], [640, 800, 'webp']);
  }
  assert.ok(answers[0]?.rawPayload.equals(answers[1]?.rawPayload ?? Buffer.alloc(0)));
});

test('a picture of an older drawing is gone rather than wrong', async () => {
  for (const name of [
    'restaurant-en-000000000000.webp',
    'restaurant-xx-000000000000.webp',
    'nothing-en-000000000000.webp',
    '..%2f..%2fpackage.json',
  ])
    assert.equal((await backend.call(`GET /v1/templates/${name}`)).statusCode, 404);
});

test('a template is looked at whole, with its examples, by who is signed in', async () => {
  const at = 'GET /v1/editor/template/webinar/view?language=pl';
  const answer = await backend.call(at, { headers: { cookie: `access_token_app=${token}` } });
  assert.equal(answer.statusCode, 200);
  assert.match(answer.body, /lang="pl"/);
  assert.match(answer.body, /Prelegenci/);
  assert.match(String(answer.headers['content-security-policy']), /sandbox/);
  assert.equal((await backend.call(at)).statusCode, 302);
  const unknown = 'GET /v1/editor/template/nothing/view';
  assert.equal((await backend.call(unknown, { headers: { cookie: `access_token_app=${token}` } })).statusCode, 404);
});

test('a page from a template is online with what its owner typed, in the language that was chosen', async () => {
  const body = { name: 'Ana & Co', description: 'Music for everybody.', tipo: TYPE, type: TYPE };
  const { project_id } = (await backend.call('POST /v1/api/project/new', { token, body })).json().data;
  const typed = { title: 'Nasze spotkanie', description: 'W środę o muzyce.', description_ai: '', slug: '/spotkanie' };
  const answer = await backend.call(`POST /v1/api/project/${project_id}/page/new`, {
    token,
    body: { ...typed, template: 'webinar', language: 'pl' },
  });
  assert.equal(answer.statusCode, 201, answer.body);
  const [page] = await backend.context.db.select().from(pages).where(eq(pages.id, answer.json().data.page_id));
  assert.ok(page?.publishedKey);
  const document = (await buffer(await backend.context.storage.read(page.publishedKey))).toString();
  for (const text of ['lang="pl"', 'Nasze spotkanie', 'W środę o muzyce.', 'Ana &amp; Co', 'Zapisz się'])
    assert.ok(document.includes(text), text);
  assert.doesNotMatch(document, /Powitanie|Dzień i miesiąc|Prelegenci|data-placeholder/);
});
