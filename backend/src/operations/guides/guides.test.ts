import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { GUIDES } from './guide-page.ts';

let backend: TestApp;
before(async () => {
  backend = await testApp();
});
after(() => backend.close());

const read = (path: string, language = 'en') =>
  backend.call(`GET /v1/guides${path}`, { headers: { 'accept-language': language } });

test('leads anybody from the list to each guide, in both languages, asking nobody else', async () => {
  for (const language of ['en', 'es'] as const) {
    const list = await read('', language);
    assert.equal(list.statusCode, 200);
    assert.match(String(list.headers['content-security-policy']), /default-src 'none'/);
    assert.match(list.body, new RegExp(`<html lang="${language}">`));
    assert.deepEqual(
      [...list.body.matchAll(/href="\/v1\/guides\/([a-z-]+)\?/g)].map(([, name]) => name),
      GUIDES[language].map(({ name }) => name),
    );
    for (const { name, title, steps } of GUIDES[language]) {
      const guide = await read(`/${name}?lang=${language}`);
      assert.ok(guide.body.includes(`<h1>${title}</h1>`));
      assert.equal(guide.body.match(/class="step"/g)?.length, steps.length);
      assert.doesNotMatch(guide.body, /<script|(?:src|href)="(?:https?:)?\/\//);
    }
  }
});

test('has the same guides in both languages, and says where the others are', async () => {
  assert.deepEqual(
    GUIDES.en.map(({ name, steps }) => [name, steps.length]),
    GUIDES.es.map(({ name, steps }) => [name, steps.length]),
  );
  const missing = await read('/nothing', 'es');
  assert.equal(missing.statusCode, 404);
  assert.match(missing.body, /Todas las guías/);
});
