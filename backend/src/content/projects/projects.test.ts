import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { project as projectSchema } from '@landfall/shared/contracts';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { domains, pages } from '../../platform/db/schema.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let backend: TestApp;
before(async () => {
  backend = await testApp();
});
after(() => backend.close());

const TYPE = 'project:landing:page';
const draft = (fields: object = {}) => ({
  name: 'Rocket shop',
  description: 'We sell rockets.',
  tipo: TYPE,
  type: TYPE,
  ...fields,
});
const create = (token: string, fields: object = {}) =>
  backend.call('POST /v1/api/project/new', { token, body: draft(fields) });
const domainsOf = async (token: string, id: string) =>
  (await backend.call(`GET /v1/api/project/${id}/domain`, { token })).json().data;

test('creates a project with an active subdomain, so that pages can be published at once', async () => {
  const { token } = await backend.signIn();
  const answer = await create(token);
  assert.equal(answer.statusCode, 201, answer.body);
  const created = v.parse(projectSchema, answer.json().data);
  assert.equal(created.name, 'Rocket shop');
  assert.equal(created.type, TYPE);
  assert.equal(created.status, 'active');

  const [domain, ...rest] = await domainsOf(token, created.project_id);
  assert.deepEqual(rest, []);
  assert.match(domain.domain, /^rocket-shop-[a-z0-9]{6}\.sites\.localhost:4080$/);
  assert.equal(domain.type, 'provider');
  assert.equal(domain.status, 'active');
});

for (const [name, start] of [
  ['日本語のサイト', 'site-'],
  ['🚀🚀🚀', 'site-'],
  ['Ünïcode & Söhne', 'unicode-sohne-'],
  ["'; drop table projects; --", 'drop-table-projects-'],
  ['<script>alert(1)</script>', 'script-alert-1-script-'],
  ['xn--80ak6aa92e', 'xn-80ak6aa92e-'],
  ['www', 'www-'],
  [`a${'-'.repeat(150)}b`, 'a-b-'],
  ['x'.repeat(200), `${'x'.repeat(40)}-`],
] as const) {
  test(`a project may be called ${name.slice(0, 30)}`, async () => {
    const { token } = await backend.signIn();
    const answer = await create(token, { name });
    assert.equal(answer.statusCode, 201, answer.body);
    assert.equal(answer.json().data.name, name);
    const [{ domain }] = await domainsOf(token, answer.json().data.project_id);
    const label = domain.split('.')[0];
    assert.ok(label.startsWith(start), label);
    assert.match(label, /^[a-z0-9]([a-z0-9-]{4,61})[a-z0-9]$/);
  });
}

test('lists own projects, oldest first, with and without the slash', async () => {
  const { token } = await backend.signIn();
  assert.deepEqual((await backend.call('GET /v1/api/project/', { token })).json(), { data: [] });
  for (const name of ['First', 'Second']) await create(token, { name });
  for (const address of ['/v1/api/project/', '/v1/api/project']) {
    const answer = await backend.call(`GET ${address}`, { token });
    assert.deepEqual(
      answer.json().data.map((project: { name: string }) => project.name),
      ['First', 'Second'],
    );
  }
});

test('refuses what breaks a rule and stores nothing', async () => {
  const { token } = await backend.signIn();
  const answer = await create(token, { name: 'ab', description: 'short', tipo: 'project:unknown' });
  assert.equal(answer.statusCode, 422);
  assert.deepEqual(Object.keys(answer.json().fields).sort(), ['description', 'name', 'tipo']);
  assert.deepEqual(answer.json().fields.name, ['Project name must be at least 3 characters long.']);
  assert.deepEqual((await backend.call('GET /v1/api/project/', { token })).json().data, []);
});

test('ignores an owner, a status and an id that a body brings along', async () => {
  const { token } = await backend.signIn();
  const victim = await backend.signIn();
  const answer = await create(token, {
    project_id: 'mine',
    id: 'mine',
    user_id: victim.id,
    userId: victim.id,
    status: 'archived',
  });
  assert.equal(answer.json().data.status, 'active');
  assert.notEqual(answer.json().data.project_id, 'mine');
  assert.deepEqual((await backend.call('GET /v1/api/project/', { token: victim.token })).json().data, []);
});

test('changes what is given and leaves the rest', async () => {
  const { token } = await backend.signIn();
  const id = (await create(token)).json().data.project_id;
  const put = (body: object) => backend.call(`PUT /v1/api/project/${id}`, { token, body });
  const renamed = await put({ name: 'Moon shop' });
  assert.equal(renamed.json().data.name, 'Moon shop');
  assert.equal(renamed.json().data.description, 'We sell rockets.');
  assert.equal((await put({})).json().data.name, 'Moon shop');
  assert.equal((await put({ name: 'x' })).statusCode, 422);
});

test("another account's project looks like one that does not exist", async () => {
  const { token } = await backend.signIn();
  const stranger = await backend.signIn();
  const id = (await create(token)).json().data.project_id;
  const without = ({ request_id: _, ...body }: Record<string, unknown>) => body;

  for (const [method, path, body] of [
    ['GET', '', undefined],
    ['PUT', '', { name: 'Stolen' }],
    ['DELETE', '', undefined],
    ['GET', '/domain', undefined],
    ['GET', '/domain/cdn', undefined],
  ] as const) {
    const theirs = await backend.call(`${method} /v1/api/project/${id}${path}`, { token: stranger.token, body });
    const none = await backend.call(`${method} /v1/api/project/none${path}`, { token: stranger.token, body });
    assert.equal(theirs.statusCode, 404, `${method} ${path}`);
    assert.deepEqual(without(theirs.json()), without(none.json()));
  }
  assert.equal((await backend.call(`GET /v1/api/project/${id}`, { token })).json().data.name, 'Rocket shop');
});

test('deleting takes pages and domains along; a second time it is gone', async () => {
  const { token } = await backend.signIn();
  const id = (await create(token)).json().data.project_id;
  const { db } = backend.context;
  await db.insert(pages).values({ id: `page-of-${id}`, projectId: id, title: 'Home', path: '/', status: 'active' });

  const remove = () => backend.call(`DELETE /v1/api/project/${id}`, { token });
  assert.equal((await remove()).statusCode, 200);
  assert.equal((await remove()).statusCode, 404);
  assert.deepEqual(await db.select().from(pages).where(eq(pages.projectId, id)), []);
  assert.deepEqual(await db.select().from(domains).where(eq(domains.projectId, id)), []);
});

test("stops at the plan's number of projects, also for many at once", async () => {
  const { token } = await backend.signIn({ planName: 'basic' });
  const answers = await Promise.all(Array.from({ length: 6 }, () => create(token)));
  assert.deepEqual(answers.map((answer) => answer.statusCode).sort(), [201, 201, 201, 402, 402, 402]);
});

test('tells the CNAME target of custom domains', async () => {
  const { token } = await backend.signIn();
  const id = (await create(token)).json().data.project_id;
  const answer = await backend.call(`GET /v1/api/project/${id}/domain/cdn`, { token });
  assert.deepEqual(answer.json(), { cdn: 'cdn.landfall.example' });
});
