import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { pageOwner } from '../../testing/page-owner.ts';
import { type TestSites, testSites } from '../../testing/test-sites.ts';

let backend: TestSites;
before(async () => {
  backend = await testSites();
});
after(() => backend.close());

test('lists the addresses that a page had, and drops one for good; nobody else may', async () => {
  const owner = await pageOwner(backend, 'premium');
  const page = await owner.create();
  const base = `/v1/api/project/${owner.project}/page/${page.page_id}/redirect`;
  const { token } = owner;
  const list = async () => (await backend.call(`GET ${base}`, { token })).json().data;
  assert.deepEqual(await list(), []);
  await owner.call('PUT', page.page_id, { slug: '/second' });
  await owner.call('PUT', page.page_id, { slug: '/third' });
  const kept = await list();
  assert.deepEqual(
    kept.map(({ path }: { path: string }) => path),
    ['/second', '/launch'],
  );

  const stranger = await pageOwner(backend, 'premium');
  const one = `${base}/${kept[0].redirect_id}`;
  assert.equal((await backend.call(`GET ${base}`, { token: stranger.token })).statusCode, 404);
  assert.equal((await backend.call(`DELETE ${one}`, { token: stranger.token })).statusCode, 404);
  assert.equal((await backend.call(`DELETE ${one}`, { token })).statusCode, 200);
  assert.equal((await backend.call(`DELETE ${one}`, { token })).statusCode, 404);
  const { host } = new URL(page.url);
  const at = async (url: string) => (await backend.sites.inject({ url, headers: { host } })).statusCode;
  assert.deepEqual([await at('/second'), await at('/launch'), await at('/third')], [404, 308, 200]);
});

test('keeps no address of a page that nobody could see there', async () => {
  const owner = await pageOwner(backend, 'premium');
  const page = await owner.create();
  await owner.call('PUT', page.page_id, { status: 'inactive' });
  await owner.call('PUT', page.page_id, { slug: '/second' });
  const base = `/v1/api/project/${owner.project}/page/${page.page_id}/redirect`;
  assert.deepEqual((await backend.call(`GET ${base}`, { token: owner.token })).json().data, []);
});
