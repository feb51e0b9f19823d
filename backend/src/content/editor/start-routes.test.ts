import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { and, count, eq } from 'drizzle-orm';
import { aiUsage } from '../../platform/db/schema.ts';
import { pageOwner } from '../../testing/page-owner.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let backend: TestApp;
before(async () => {
  backend = await testApp();
});
after(() => backend.close());

async function setUp() {
  const owner = await pageOwner(backend);
  const page = await owner.create();
  const path = `/v1/editor/project/${owner.project}/page/${page.page_id}/start`;
  const start = (body: object, token = owner.token) => backend.call(`POST ${path}`, { token, body });
  const used = async () => {
    const mine = and(eq(aiUsage.userId, owner.id), eq(aiUsage.kind, 'page'));
    const [row] = await backend.context.db.select({ total: count() }).from(aiUsage).where(mine);
    return row?.total ?? 0;
  };
  return { owner, page, start, used };
}

test('a template is drawn for a page that is there, in its brand and the language asked for, and nothing is stored', async () => {
  const { owner, page, start, used } = await setUp();
  const before = await owner.get(page.page_id);
  const answer = await start({ template: 'waiting-list', language: 'de' });
  assert.equal(answer.statusCode, 200, answer.body);
  const { html, theme, language } = answer.json().data;
  assert.match(html, /<main/);
  assert.match(theme, /^[a-z\d]+-[a-z]+$/);
  assert.equal(language, 'de');
  assert.deepEqual(await owner.get(page.page_id), before);
  assert.equal(await used(), 0);
});

test('a description is written, and counts as a page by AI', async () => {
  const { start, used } = await setUp();
  const answer = await start({ description: 'Forno Velho is a bakery in Porto. Rye loaf - 5 €.' });
  assert.equal(answer.statusCode, 200, answer.body);
  assert.match(answer.json().data.html, /Rye loaf/);
  assert.equal(await used(), 1);
});

test('nothing to begin with, an unknown template and another account are refused', async () => {
  const { start, used } = await setUp();
  const nothing = await start({ description: '  ' });
  assert.deepEqual([nothing.statusCode, Object.keys(nothing.json().fields)], [422, ['description']]);
  const unknown = await start({ template: 'nowhere' });
  assert.deepEqual([unknown.statusCode, Object.keys(unknown.json().fields)], [422, ['template']]);
  const stranger = await backend.signIn({ planName: 'pro' });
  assert.equal((await start({ template: 'waiting-list' }, stranger.token)).statusCode, 404);
  assert.equal(await used(), 0);
});
