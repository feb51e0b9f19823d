import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { deliveries, events, leads, receivers } from '../../platform/db/schema.ts';
import type { App } from '../../platform/http/app-type.ts';
import { type PageOwner, pageOwner } from '../../testing/page-owner.ts';
import { PASSWORD } from '../../testing/test-app.ts';
import { type TestSites, testSites } from '../../testing/test-sites.ts';
import { until } from '../../testing/until.ts';
import { buildAdminApp } from './admin-app.ts';

const TOKEN = 'an-operator-with-a-long-credential-1234';
let backend: TestSites;
let admin: App;
let owner: PageOwner;
let email: string;

before(async () => {
  backend = await testSites();
  admin = buildAdminApp(backend.context, TOKEN);
  owner = await pageOwner(backend);
  email = (await backend.call('GET /v1/api/user/me', { token: owner.token })).json().data.email;
});
after(async () => {
  await admin.close();
  await backend.close();
});

const ask = (line: string, body?: object, token = TOKEN) => {
  const [method, url] = line.split(' ');
  return admin.inject({
    method: method as 'GET',
    url,
    headers: { authorization: `Bearer ${token}` },
    ...(body && { payload: body }),
  });
};

const statusOf = async (address: string) => {
  return (await backend.visit(address)).statusCode;
};

const logIn = (password: string) => backend.call('POST /v1/api/login', { body: { email, password } });

test('nobody is answered without the credential, and a credential cannot be guessed quickly', async () => {
  for (const token of ['', 'wrong', `${TOKEN} `])
    assert.equal((await ask('GET /suspensions', undefined, token)).statusCode, 401);
  assert.equal((await admin.inject({ url: '/audit' })).statusCode, 401);
  let last = 401;
  for (let guess = 0; guess < 30 && last === 401; guess += 1)
    last = (await ask('GET /jobs', undefined, `guess ${guess}`)).statusCode;
  assert.equal(last, 429);
  assert.equal((await ask('GET /jobs')).statusCode, 200, 'who knows it is not kept out by those who do not');
});

test('a page is taken down at once, its site goes on, and it comes back as it was', async () => {
  const [page, other] = [await owner.create({ slug: '/bad' }), await owner.create({ slug: '/good' })];
  assert.equal(await statusOf(page.url), 200);
  const taken = await ask('POST /suspensions', { page: page.url, reason: 'Phishing' });
  assert.equal(taken.statusCode, 201, taken.body);
  await until(async () => (await statusOf(page.url)) === 404);
  assert.equal(await statusOf(other.url), 200);
  const [listed] = (await ask('GET /suspensions')).json().data;
  assert.deepEqual([listed.email, `http://${listed.host}${listed.path}`], [email, page.url]);
  assert.equal((await ask('POST /suspensions', { page: page.url, reason: 'Again' })).statusCode, 201);
  assert.equal((await ask('DELETE /suspensions', { page: page.url, reason: 'It was cleaned' })).statusCode, 200);
  await until(async () => (await statusOf(page.url)) === 200);
  assert.equal((await ask('DELETE /suspensions', { page: page.url, reason: 'Twice' })).statusCode, 404);
});

test('a site is taken offline with every page', async () => {
  const page = await owner.create({ slug: '/all' });
  const { host } = new URL(page.url);
  await ask('POST /suspensions', { site: host, reason: 'Spam' });
  await until(async () => (await statusOf(page.url)) === 404);
  assert.equal((await backend.visit(`http://${host}/sitemap.xml`)).body.includes('/all'), false);
  const [listed] = (await ask('GET /suspensions')).json().data;
  assert.deepEqual([listed.kind, listed.host, listed.path, listed.email], ['site', host, null, email]);
  await ask('DELETE /suspensions', { site: host, reason: 'Settled' });
  await until(async () => (await statusOf(page.url)) === 200);
});

test('a site is named by an address as well, and an address that cannot be read is refused', async () => {
  const { origin, host } = new URL((await owner.create({ slug: '/copied' })).url);
  const taken = await ask('POST /suspensions', { site: `${origin}/copied?from=mail`, reason: 'Spam' });
  assert.equal(taken.statusCode, 201, taken.body);
  assert.equal(taken.json().data.name, `site ${host}`);
  assert.equal((await ask('DELETE /suspensions', { site: origin, reason: 'Settled' })).statusCode, 200);
  const unreadable = await ask('POST /suspensions', { page: `${origin}/%E0%A4%A`, reason: 'Spam' });
  assert.deepEqual([unreadable.statusCode, unreadable.json().code], [422, 'invalid']);
});

test('an account is shut: its sessions end, nobody signs in, its sites are offline, and nothing is deleted', async () => {
  const page = await owner.create({ slug: '/mine' });
  await ask('POST /suspensions', { account: email.toUpperCase(), reason: 'Fraud' });
  assert.equal((await backend.call('GET /v1/api/user/me', { token: owner.token })).statusCode, 401);
  const refused = await logIn(PASSWORD);
  assert.deepEqual([refused.statusCode, refused.json().code], [403, 'account_suspended']);
  assert.equal((await logIn('not the password')).json().code, 'wrong_credentials', 'only its owner learns of it');
  await until(async () => (await statusOf(page.url)) === 404);
  const { data } = (await ask('GET /suspensions')).json();
  assert.deepEqual([data[0].kind, data[0].email, data[0].reason], ['account', email, 'Fraud']);
  await ask('DELETE /suspensions', { account: email, reason: 'A mistake' });
  assert.equal((await logIn(PASSWORD)).statusCode, 200);
  await until(async () => (await statusOf(page.url)) === 200);
});

test('what does not exist, and several things at once, are refused with a reason', async () => {
  for (const [body, status] of [
    [{ account: 'nobody@example.com', reason: 'x' }, 404],
    [{ site: 'nobody.example', reason: 'x' }, 404],
    [{ page: 'no address', reason: 'x' }, 422],
    [{ account: email, site: 'a', reason: 'x' }, 422],
    [{ account: email }, 422],
    [{ reason: 'x' }, 422],
  ] as const)
    assert.equal((await ask('POST /suspensions', body)).statusCode, status, JSON.stringify(body));
});

test('jobs that were given up are seen and tried again', async () => {
  const { jobs, db } = backend.context;
  await db.execute(sql`insert into pgboss.job (name, data, state, completed_on, retry_count, output)
    values ('storage.discard', '{"reqId":"r"}', 'failed', now(), 5, '{"message":"the store is away"}')`);
  const { data } = (await ask('GET /jobs/failed')).json();
  assert.deepEqual([data[0].job, data[0].payload, data[0].attempts], ['storage.discard', {}, 6]);
  assert.equal((await ask(`POST /jobs/${data[0].id}/retry`)).statusCode, 200);
  await until(async () => (await jobs.depth()).every(({ state }) => state !== 'failed'));
  assert.equal((await ask(`POST /jobs/${data[0].id}/retry`)).statusCode, 404);
});

test('what others are sent is seen, and what failed is sent again', async () => {
  const { db } = backend.context;
  const hook = {
    id: 'hook',
    projectId: owner.project,
    url: 'https://example.com/hook',
    secret: 'x',
    events: ['*' as const],
  };
  await db.insert(receivers).values([hook, { ...hook, id: 'off', enabled: false, disabledReason: 'gone' as const }]);
  const event = { projectId: owner.project, type: 'lead.created', subjectId: 's', data: {} } as const;
  for (const [id, status] of [
    ['failed', 'failed'],
    ['arrived', 'delivered'],
  ] as const) {
    await db.insert(events).values({ ...event, id });
    await db.insert(deliveries).values({ id, receiverId: 'hook', eventId: id, status });
  }
  const seen = async (query = '') =>
    (await ask(`GET /webhooks${query}`)).json().data as { id: string; waiting: number }[];
  assert.deepEqual((await seen(`?email=${email.toUpperCase()}`)).map(({ id }) => id).toSorted(), ['hook', 'off']);
  assert.deepEqual(await seen('?email=nobody@example.com'), []);

  const since = '2026-01-01T00:00:00Z';
  for (const [line, body, status] of [
    ['POST /webhooks/none/replay', { since }, 404],
    ['POST /webhooks/off/replay', { since }, 409],
    ['POST /webhooks/hook/replay', { since: 'yesterday' }, 422],
    ['POST /webhooks/hook/replay', {}, 422],
  ] as const)
    assert.equal((await ask(line, body)).statusCode, status, line);
  // What it says how to write it is taken.
  const refused = (await ask('POST /webhooks/none/replay', { since: 'yesterday' })).body;
  const example = /Say since when: (\S+)\./.exec(refused)?.[1];
  assert.equal((await ask('POST /webhooks/none/replay', { since: example })).statusCode, 404, refused);
  const again = await ask('POST /webhooks/hook/replay', { since });
  assert.deepEqual([again.statusCode, again.json().data], [200, { webhook: 'hook', count: 1 }]);
  assert.equal((await seen()).find(({ id }) => id === 'hook')?.waiting, 1);
});

test('storage counts what came with leads', async () => {
  const bytes = async () => (await ask('GET /storage')).json().data[0].bytes;
  const before = await bytes();
  const lead = { id: 'lead', projectId: owner.project, pageId: 'p', pageTitle: 'P', fields: [], onceKey: 'once' };
  await backend.context.db.insert(leads).values({ ...lead, fileBytes: 5_000 });
  assert.equal(await bytes(), before + 5_000);
});

test('every act is in the audit log, newest first, and reading is none', async () => {
  const { data } = (await ask('GET /audit')).json();
  assert.deepEqual(
    data.map(({ act, subject }: { act: string; subject: string }) => `${act} ${subject.split(' ')[0]}`),
    [
      'events replay webhook',
      'jobs retry job',
      'unsuspend account',
      'suspend account',
      'unsuspend site',
      'suspend site',
      'unsuspend site',
      'suspend site',
      'unsuspend page',
      'suspend page',
    ],
  );
  assert.match(data[0].actor, /^admin API, /);
  assert.equal(data.at(-1).reason, 'Phishing');
  assert.equal((await ask('GET /storage')).json().data[0].email, email);
});
