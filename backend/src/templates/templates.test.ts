import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { renderPage } from '@landfall/page/sections/render';
import { RECIPES, templatePage } from '@landfall/page/templates/templates';
import { templateList } from '@landfall/shared/contracts';
import sharp from 'sharp';
import * as v from 'valibot';
import { type TestApp, testApp } from '../testing/test-app.ts';

const NOTHING = { title: '', description: '', projectName: '' };
const LANGUAGES = ['en', 'es'] as const;

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

test('every template is a page of its own in both languages', () => {
  assert.ok(RECIPES.length >= 12);
  for (const language of LANGUAGES) {
    const looks = RECIPES.map(({ id }) => {
      const page = templatePage(id, language, NOTHING);
      assert.equal(page?.language, language);
      return JSON.stringify([
        page?.theme,
        page?.sections.map((part) => [part.kind, 'variant' in part && part.variant]),
      ]);
    });
    assert.equal(new Set(looks).size, RECIPES.length);
  }
});

test("carries the owner's names and description", () => {
  const page = templatePage('shop', 'en', {
    title: 'Pots & pans',
    description: 'We mend what others would throw away.',
    projectName: '<b>Mender</b>',
  });
  assert.ok(page);
  const { html } = renderPage(page, 'publish', '/');
  assert.equal(page.title, 'Pots & pans');
  assert.match(html, /We mend what others would throw away\./);
  assert.match(html, /&lt;b&gt;Mender&lt;\/b&gt;/);
});

test('publishes nothing that only the owner can know, and every link leads somewhere', () => {
  for (const language of LANGUAGES) {
    for (const { id } of RECIPES) {
      const page = templatePage(id, language, NOTHING);
      assert.ok(page);
      const { html } = renderPage(page, 'publish', '/');
      assert.doesNotMatch(html, /data-placeholder|Your phone|Tu teléfono|>(?:Price|Precio|Time|Hora)</, id);
      for (const [, anchor = ''] of html.matchAll(/href="#([\w-]+)"/g))
        assert.ok(anchor === 'top' || html.includes(`id="${anchor}"`), `#${anchor} of ${id}`);
    }
  }
});

test('knows no template by another name', () => {
  assert.equal(templatePage('nothing', 'en', NOTHING), null);
  assert.equal(templatePage('__proto__', 'en', NOTHING), null);
});

test('lists the templates to those who are signed in, in the language they ask for', async () => {
  assert.equal((await backend.call('GET /v1/api/template')).statusCode, 401);
  const english = await listed();
  const spanish = await listed('?language=es');
  assert.equal(english.length, RECIPES.length);
  assert.equal(english[0]?.name, 'Restaurant');
  assert.equal(spanish[0]?.name, 'Restaurante');
  assert.deepEqual(await listed('?language=xx'), english);
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
  for (const name of ['restaurant-en-000000000000.webp', 'nothing-en-000000000000.webp', '..%2f..%2fpackage.json'])
    assert.equal((await backend.call(`GET /v1/templates/${name}`)).statusCode, 404);
});
