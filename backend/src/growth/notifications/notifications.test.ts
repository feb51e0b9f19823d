import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Notification } from '@landfall/shared/contracts';
import { eq, sql } from 'drizzle-orm';
import { recordDomainEvent } from '../../delivery/domains/domain-events.ts';
import { tellOfNewDevice } from '../../identity/auth/new-device.ts';
import { createApiToken } from '../../identity/tokens/api-tokens.ts';
import { notifications, sessions } from '../../platform/db/schema.ts';
import { deleteOldNotifications, notifyAccount } from '../../platform/notifications/notify-account.ts';
import { pageOwner } from '../../testing/page-owner.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { storeLead } from '../leads/leads.ts';

const PATH = '/v1/api/user/notification';
let backend: TestApp;
before(async () => {
  backend = await testApp();
});
after(() => backend.close());

const list = async (token: string, query = '') =>
  (await backend.call(`GET ${PATH}${query}`, { token })).json() as {
    data: Notification[];
    next_cursor: string | null;
    unread: number;
  };
const unread = async (token: string) => (await backend.call(`GET ${PATH}/unread`, { token })).json().data.unread;
const sendLead = (owner: { project: string }, page: { page_id: string; title: string }, name: string) =>
  storeLead(
    backend.context,
    { id: page.page_id, projectId: owner.project, title: page.title },
    [{ name: 'Name', value: name }],
    { address: name, source: {} },
  );

test('a lead is told with its sender while it is there; what a person does is noted as read', async () => {
  const owner = await pageOwner(backend, 'premium');
  const stranger = await pageOwner(backend);
  const page = await owner.create({ title: 'Bread' });
  const lead = await sendLead(owner, page, 'Ana');
  const { data, unread: count } = await list(owner.token);
  const told = data.map(({ type, thing, name, sender, read }) => [type, thing, name, sender, read]);
  assert.deepEqual(told, [
    ['lead.created', 'lead', 'Bread', 'Ana', false],
    ['page.published', 'page', 'Bread', '', true],
  ]);
  assert.deepEqual([count, await unread(owner.token), await unread(stranger.token)], [1, 1, 0]);
  assert.equal(data[0]?.project_name, 'Rocket shop');
  assert.deepEqual((await list(stranger.token)).data, []);

  // Nothing of a visitor is kept beside the lead.
  const rows = await backend.context.db.select().from(notifications);
  assert.ok(!JSON.stringify(rows).includes('Ana'));
  const gone = await backend.call(`DELETE /v1/api/project/${owner.project}/lead/${lead?.id}`, { token: owner.token });
  assert.equal(gone.statusCode, 200);
  assert.deepEqual(
    (await list(owner.token)).data.map(({ type }) => type),
    ['page.published'],
  );
});

test('read ones stay read, nobody marks those of somebody else, and later ones stay new', async () => {
  const owner = await pageOwner(backend, 'premium');
  const stranger = await pageOwner(backend);
  const page = await owner.create();
  for (const name of ['a', 'b', 'c']) await sendLead(owner, page, name);
  const { data } = await list(owner.token);
  const mark = async (body: object, token = owner.token) =>
    (await backend.call(`PUT ${PATH}/read`, { token, body })).json().data.unread;
  assert.equal(await mark({ ids: [data[0]?.id] }, stranger.token), 0);
  assert.equal(await mark({}), 3);
  assert.equal(await mark({ ids: [data[0]?.id, 'nobody'] }), 2);
  assert.equal(await mark({ until: (data[2]?.created_at ?? 0) - 60 }), 2);
  assert.equal(await mark({ until: data[0]?.created_at }), 0);
  for (const body of [{ ids: 'all' }, { until: 8_640_000_000_000 }, { until: 253_402_300_800 }, { until: -1 }])
    assert.equal((await backend.call(`PUT ${PATH}/read`, { token: owner.token, body })).statusCode, 422);
});

test('a program is named, a list goes on by its cursor, and another list’s cursor is refused', async () => {
  const owner = await pageOwner(backend, 'premium');
  const { db } = backend.context;
  for (let index = 0; index < 5; index += 1)
    await db.transaction((tx) => notifyAccount(tx, owner.id, { type: 'payment.received', name: String(index) }));
  const names: string[] = [];
  let cursor = '';
  do {
    const part = await list(owner.token, `?limit=2${cursor && `&cursor=${cursor}`}`);
    names.push(...part.data.map(({ name }) => name));
    cursor = part.next_cursor ?? '';
  } while (cursor);
  assert.deepEqual(new Set(names), new Set(['0', '1', '2', '3', '4']));
  assert.equal(names.length, 5);
  const program = { name: 'Zapier', scopes: ['pages:write' as const], project_id: null, expires_at: null };
  const { token } = await db.transaction((tx) => createApiToken(tx, owner.id, program));
  const made = await backend.call(`POST /v1/api/project/${owner.project}/page/new`, {
    headers: { authorization: `Bearer ${token}` },
    body: { title: 'By a program', slug: '/by-a-program', description: '', description_ai: '' },
  });
  assert.equal(made.statusCode, 201, made.body);
  const [latest, before] = (await list(owner.token)).data;
  assert.deepEqual([latest?.name, latest?.actor, latest?.read], ['By a program', 'Zapier', false]);
  assert.deepEqual([before?.type, before?.thing, before?.name], ['token.created', 'token', 'Zapier']);
  const { next_cursor } = await list(owner.token, '?limit=2');
  const stranger = await pageOwner(backend);
  const refused = await backend.call(`GET ${PATH}?cursor=${next_cursor}`, { token: stranger.token });
  assert.equal(refused.statusCode, 422);
});

test('a domain that works is told; a device is new once, and the first one of all is none', async () => {
  const owner = await pageOwner(backend, 'premium');
  const { db } = backend.context;
  const domain = { id: 'd', projectId: owner.project, domain: 'shop.example' };
  await db.transaction((tx) => recordDomainEvent(tx, backend.context, domain));
  const PHONE = 'Mozilla/5.0 (iPhone) Version/17.0 Mobile Safari/604.1';
  await db.transaction((tx) => tellOfNewDevice(tx, owner.id, PHONE));
  const { data } = await list(owner.token);
  assert.deepEqual(
    data.map(({ type, name }) => [type, name]),
    [
      ['session.new', 'Safari on iPhone'],
      ['domain.activated', 'shop.example'],
    ],
  );
  await db.update(sessions).set({ userAgent: PHONE }).where(eq(sessions.userId, owner.id));
  await db.transaction((tx) => tellOfNewDevice(tx, owner.id, PHONE));
  await db.delete(sessions).where(eq(sessions.userId, owner.id));
  await db.transaction((tx) => tellOfNewDevice(tx, owner.id, 'curl/8'));
  const rows = await db.select().from(notifications).where(eq(notifications.userId, owner.id));
  assert.equal(rows.length, 2);
});

test('old ones go, and what an account has too many of', async () => {
  const owner = await pageOwner(backend, 'premium');
  const { db } = backend.context;
  await db.execute(sql`insert into notifications (user_id, type, created_at)
    select ${owner.id}, 'payment.received', now() - make_interval(mins => n) from generate_series(1, 1100) as n`);
  await db.execute(sql`insert into notifications (user_id, type, name, created_at)
    values (${owner.id}, 'payment.received', 'old', now() - interval '91 days')`);
  await deleteOldNotifications(db);
  const rows = await db.select().from(notifications).where(eq(notifications.userId, owner.id));
  assert.equal(rows.length, 1000);
  assert.ok(rows.every(({ name }) => name !== 'old'));
  assert.equal(await unread(owner.token), 100);
});
