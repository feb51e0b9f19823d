import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { LANGUAGES } from '@landfall/shared/languages';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { GUIDES, guideTexts } from './guide.ts';

let backend: TestApp;
before(async () => {
  backend = await testApp();
});
after(() => backend.close());

const read = (path: string, language = 'en') =>
  backend.call(`GET /v1/guides${path}`, { headers: { 'accept-language': language } });

test('leads anybody from the list to each guide, in every language, asking nobody else', async () => {
  for (const { language } of LANGUAGES) {
    const texts = guideTexts(language);
    const list = await read('', language);
    assert.equal(list.statusCode, 200);
    assert.match(String(list.headers['content-security-policy']), /default-src 'none'/);
    assert.match(list.body, new RegExp(`<html lang="${language}">`));
    assert.deepEqual(
      [...list.body.matchAll(/href="\/v1\/guides\/([a-z-]+)\?/g)].map(([, name]) => name),
      GUIDES.map(({ name }) => name),
    );
    for (const { name, title, steps } of GUIDES) {
      const guide = await read(`/${name}?lang=${language}`);
      assert.ok(guide.body.includes(`<h1>${texts[title]}</h1>`));
      assert.equal(guide.body.match(/class="step"/g)?.length, steps.length);
      assert.doesNotMatch(guide.body, /<script|(?:src|href)="(?:https?:)?\/\//);
    }
  }
});

test('leads on from an address that has no guide, in the language of the browser or of the address', async () => {
  const missing = await read('/nothing', 'es');
  assert.equal(missing.statusCode, 404);
  assert.match(missing.body, /Todas las guías/);
  assert.match((await read('/nothing?lang=pt', 'es')).body, /Todos os guias/);
});
