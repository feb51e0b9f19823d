import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type PageOwner, pageOwner } from '../../testing/page-owner.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let backend: TestApp;
let owner: PageOwner;

before(async () => {
  backend = await testApp();
  owner = await pageOwner(backend);
});
after(() => backend.close());

async function startOf(pageId: string) {
  const url = `/v1/editor/project/${owner.project}/page/${pageId}/edit`;
  const cookie = `access_token_app=${owner.token}`;
  const { body } = await backend.call(`GET ${url}`, { headers: { cookie } });
  const { themes } = JSON.parse(/<script type="application\/json" id="start">([^<]*)/.exec(body)?.[1] ?? '{}');
  return themes as { palettes: { id: string }[]; types: { id: string }[]; styles: Record<string, string> };
}

test("the editor offers the brand's colours and letters first, and shows the page in them", async () => {
  const { page_id } = await owner.create();
  assert.notEqual((await startOf(page_id)).types[0]?.id, 'slab');
  const body = { colour: '#b4532a', scheme: 'dark', type: 'slab' };
  await backend.call(`PUT /v1/api/project/${owner.project}/brand`, { token: owner.token, body });
  const { palettes, types, styles } = await startOf(page_id);
  assert.deepEqual(
    palettes.slice(0, 2).map(({ id }) => id),
    ['branddarkb4532a', 'brandb4532a'],
  );
  assert.equal(types[0]?.id, 'slab');
  assert.equal(types.length, 12);
  const rules = await backend.call(`GET ${styles['branddarkb4532a-slab']}`);
  assert.equal(rules.statusCode, 200);
  assert.match(rules.body, /Zilla Slab/);
});

test('a page that was made in the brand opens in it, and offers it once', async () => {
  const { page_id } = await owner.create({ slug: '/second' });
  const { palettes } = await startOf(page_id);
  assert.equal(palettes.filter(({ id }) => id === 'branddarkb4532a').length, 1);
});
