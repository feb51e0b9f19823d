import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Delivery, Webhook } from '@landfall/shared/contracts';
import { eq } from 'drizzle-orm';
import { Webhook as Verifier } from 'standardwebhooks';
import {
  deliveries as deliveryRows,
  events,
  mails,
  notifications,
  receivers,
  users,
} from '../../platform/db/schema.ts';
import { listFailedJobs } from '../../platform/jobs/failed-jobs.ts';
import { type PageOwner, pageOwner } from '../../testing/page-owner.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';
import { type Received, type Receiver, webhookReceiver } from '../../testing/webhook-receiver.ts';
import { sweepDeliveries } from '../deliveries/delivery-jobs.ts';
import { storeLead } from '../leads/leads.ts';

const DAY = 24 * 60 * 60 * 1000;

let backend: TestApp;
before(async () => {
  backend = await testApp({ OUTBOUND_ALLOW: '127.0.0.0/8,::1', WEBHOOK_RETRIES: '0,0.05,0.05,0.05' });
});
const open: Receiver[] = [];
after(async () => {
  for (const receiver of open) receiver.close();
  await backend.close();
});

async function receiver(answer?: Parameters<typeof webhookReceiver>[0]): Promise<Receiver> {
  const made = await webhookReceiver(answer);
  open.push(made);
  return made;
}

const call = (owner: PageOwner, method: string, path: string, body?: object, language = 'en') =>
  backend.call(`${method} /v1/api/project/${owner.project}/webhook${path}`, {
    token: owner.token,
    headers: { 'accept-language': language },
    ...(body && { body }),
  });

async function hook(owner: PageOwner, url: string, fields: object = {}): Promise<{ data: Webhook; secret: string }> {
  const answer = await call(owner, 'POST', '', { url, events: ['*'], ...fields });
  assert.equal(answer.statusCode, 201, answer.body);
  return answer.json();
}

const read = async (owner: PageOwner, id: string): Promise<Webhook | undefined> =>
  (await call(owner, 'GET', '')).json().data.find((each: Webhook) => each.id === id);

const deliveries = async (owner: PageOwner, id: string): Promise<Delivery[]> =>
  (await call(owner, 'GET', `/${id}/delivery`)).json().data;

/** Waits until so many deliveries were made, and none is on its way. */
async function settled(owner: PageOwner, id: string, count = 1): Promise<Delivery[]> {
  let all: Delivery[] = [];
  await until(async () => {
    all = await deliveries(owner, id);
    return all.length >= count && all.every(({ status }) => status !== 'pending');
  });
  return all;
}

let visitors = 0;
const lead = (owner: PageOwner, fields: Record<string, string> = { Email: 'ana@example.com' }) => {
  visitors += 1;
  return storeLead(
    backend.context,
    { id: 'page', projectId: owner.project, title: 'Launch' },
    Object.entries(fields).map(([name, value]) => ({ name, value })),
    { address: `10.0.0.${visitors}`, source: { referrer: '', utm_source: 'news' } },
  );
};

const verify = (secret: string, { body, headers }: Received) =>
  new Verifier(secret).verify(body, headers as Record<string, string>);

test('tells of everything that happens, signed as the specification says', async () => {
  const owner = await pageOwner(backend);
  const inbox = await receiver();
  const { secret } = await hook(owner, inbox.url);
  assert.match(secret, /^whsec_[\w+/]{43}=$/);
  const page = await owner.create();
  await owner.call('PUT', page.page_id, { status: 'inactive' });
  await owner.call('PUT', page.page_id, { status: 'active' });
  await lead(owner);
  await owner.call('DELETE', page.page_id);
  const domain = { type: 'provider', domain: `rockets-${Date.now()}` };
  const added = await backend.call(`POST /v1/api/project/${owner.project}/domain`, {
    token: owner.token,
    body: domain,
  });
  assert.equal(added.statusCode, 201, added.body);
  await inbox.got(6);
  const types = inbox.received.map(({ body }) => JSON.parse(body).type);
  assert.deepEqual(types.toSorted(), [
    'domain.activated',
    'lead.created',
    'page.created',
    'page.deleted',
    'page.published',
    'page.published',
  ]);
  for (const each of inbox.received) assert.ok(verify(secret, each));
  assert.equal(new Set(inbox.received.map(({ headers }) => headers['webhook-id'])).size, 6);
  const [created] = inbox.events('page.created');
  assert.deepEqual(created?.data, {
    id: page.page_id,
    project_id: owner.project,
    title: 'Launch day',
    slug: '/launch',
    url: page.url,
  });
  const [sent] = inbox.events('lead.created');
  assert.match(String(sent?.timestamp), /^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  assert.deepEqual(sent?.data.fields, { Email: 'ana@example.com' });
  assert.match(JSON.stringify(sent?.data.source), /"utm_source":"news"/);
  assert.equal(inbox.events('domain.activated')[0]?.data.domain, added.json().data.domain);
});

test('tells each webhook of what it is subscribed to, and of its own project alone', async () => {
  const [owner, other] = [await pageOwner(backend), await pageOwner(backend)];
  const [leads, pages, foreign] = [await receiver(), await receiver(), await receiver()];
  await hook(owner, leads.url, { events: ['lead.created'] });
  await hook(owner, pages.url, { events: ['page.created', 'page.deleted'] });
  await hook(other, foreign.url);
  await owner.create();
  await lead(owner);
  await Promise.all([leads.got(1), pages.got(1)]);
  assert.deepEqual([leads.received.length, pages.received.length, foreign.received.length], [1, 1, 0]);
});

test('an event that nobody follows is written, and makes no job', async () => {
  const owner = await pageOwner(backend);
  await lead(owner);
  const [event] = await backend.context.db.select().from(events).where(eq(events.projectId, owner.project));
  assert.deepEqual([event?.type, event?.pending], ['lead.created', []]);
  const { rows } = await backend.database.executeSql(
    `select count(*)::int as count from pgboss.job where name = 'event.webhooks' and data ->> 'eventId' = $1`,
    [event?.id],
  );
  assert.equal(rows[0]?.count, 0);
});

test('tries again what failed, with the same id, and shows each try', async () => {
  const owner = await pageOwner(backend);
  const inbox = await receiver((reply, count) => reply.writeHead(count < 3 ? 503 : 204).end(count < 3 ? 'busy' : ''));
  const { data, secret } = await hook(owner, inbox.url);
  await lead(owner);
  await inbox.got(3);
  const [sent] = await settled(owner, data.id);
  assert.deepEqual(
    [sent?.status, sent?.next_attempt_at, sent?.attempts.map(({ status, answer }) => [status, answer])],
    [
      'delivered',
      null,
      [
        [503, 'busy'],
        [503, 'busy'],
        [204, ''],
      ],
    ],
  );
  assert.deepEqual(new Set(inbox.received.map(({ headers }) => headers['webhook-id'])), new Set([sent?.event_id]));
  assert.deepEqual(new Set(inbox.received.map(({ body }) => body)), new Set([JSON.stringify(sent?.payload)]));
  for (const each of inbox.received) verify(secret, each);
  assert.equal((await read(owner, data.id))?.failing_since, null);
});

test('gives up after the last try; one, or all that failed, can be sent again', async () => {
  const owner = await pageOwner(backend);
  let isBroken = true;
  const inbox = await receiver((reply) => reply.writeHead(isBroken ? 500 : 200).end());
  const { data } = await hook(owner, inbox.url);
  for (let count = 0; count < 3; count += 1) await lead(owner);
  const failed = await settled(owner, data.id, 3);
  assert.deepEqual(
    failed.map(({ status, attempts }) => [status, attempts.length]),
    Array(3).fill(['failed', 4]),
  );
  assert.ok((await read(owner, data.id))?.failing_since);
  isBroken = false;
  const one = await call(owner, 'POST', `/${data.id}/delivery/${failed[0]?.id}/replay`);
  assert.deepEqual([one.statusCode, one.json().data.event_id], [202, failed[0]?.event_id]);
  await inbox.got(13);
  assert.equal(inbox.received[12]?.headers['webhook-id'], failed[0]?.event_id);
  const all = await call(owner, 'POST', `/${data.id}/replay`, { since: Math.floor(Date.now() / 1000) - 60 });
  assert.deepEqual([all.statusCode, all.json().count], [202, 2]);
  await inbox.got(15);
  const sent = await settled(owner, data.id);
  assert.deepEqual(new Set(sent.map(({ status }) => status)), new Set(['delivered']));
  assert.deepEqual(new Set(inbox.received.slice(12).map(({ headers }) => headers['webhook-id'])).size, 3);
  const later = await call(owner, 'POST', `/${data.id}/replay`, { since: Math.floor(Date.now() / 1000) });
  assert.equal(later.json().count, 0);
});

test('sends a test on request, also to a webhook that is switched off', async () => {
  const owner = await pageOwner(backend);
  const inbox = await receiver();
  const { data, secret } = await hook(owner, inbox.url, { events: ['page.created'] });
  await call(owner, 'PUT', `/${data.id}`, { enabled: false });
  const answer = await call(owner, 'POST', `/${data.id}/test`);
  assert.deepEqual([answer.statusCode, answer.json().data.type], [202, 'webhook.test']);
  await inbox.got(1);
  const [first] = inbox.received;
  assert.ok(first);
  verify(secret, first);
  assert.equal(first.headers['webhook-id'], answer.json().data.event_id);
  const [sent] = await settled(owner, data.id);
  assert.equal(sent?.status, 'delivered');
});

test('both secrets sign for a day after a rotation', async () => {
  const owner = await pageOwner(backend);
  const inbox = await receiver();
  const { data, secret } = await hook(owner, inbox.url);
  const rotated = await call(owner, 'POST', `/${data.id}/rotate`);
  assert.equal(rotated.statusCode, 200);
  const { secret: fresh, previous_until } = rotated.json();
  assert.ok(Math.abs(previous_until - Date.now() / 1000 - 24 * 3600) < 10);
  await call(owner, 'POST', `/${data.id}/test`);
  await inbox.got(1);
  for (const each of [secret, fresh]) verify(each, inbox.received[0] as Received);
  const ended = { previousUntil: new Date(Date.now() - 1) };
  await backend.context.db.update(receivers).set(ended).where(eq(receivers.id, data.id));
  await call(owner, 'POST', `/${data.id}/test`);
  await inbox.got(2);
  verify(fresh, inbox.received[1] as Received);
  assert.throws(() => verify(secret, inbox.received[1] as Received));
});

test('keeps the secrets encrypted, and shows them once', async () => {
  const owner = await pageOwner(backend);
  const { data, secret } = await hook(owner, (await receiver()).url);
  await call(owner, 'POST', `/${data.id}/rotate`);
  const [row] = await backend.context.db.select().from(receivers).where(eq(receivers.id, data.id));
  assert.match(String(row?.secret), /^sealed1\./);
  assert.match(String(row?.previousSecret), /^sealed1\./);
  assert.ok(!JSON.stringify(row).includes(secret));
  assert.ok(!(await call(owner, 'GET', '')).body.includes('whsec_'));
});

test('an address that answers 410 is switched off at once, and its owner is told', async () => {
  const owner = await pageOwner(backend);
  const inbox = await receiver((reply) => reply.writeHead(410).end());
  const { data } = await hook(owner, inbox.url);
  await lead(owner);
  await until(async () => (await read(owner, data.id))?.enabled === false);
  assert.equal((await read(owner, data.id))?.disabled_reason, 'gone');
  const [sent] = await settled(owner, data.id);
  assert.deepEqual([sent?.status, sent?.attempts.length], ['failed', 1]);
  await lead(owner);
  assert.equal((await deliveries(owner, data.id)).length, 1);
  const replayed = await call(owner, 'POST', `/${data.id}/delivery/${sent?.id}/replay`);
  assert.deepEqual([replayed.statusCode, replayed.json().code], [409, 'conflict']);
  const on = await call(owner, 'PUT', `/${data.id}`, { enabled: true });
  assert.deepEqual(
    [on.json().data.enabled, on.json().data.disabled_reason, on.json().data.failing_since],
    [true, null, null],
  );
});

const mailsTo = async (owner: PageOwner) => {
  const [user] = await backend.context.db.select().from(users).where(eq(users.id, owner.id));
  return backend.context.db
    .select()
    .from(mails)
    .where(eq(mails.recipient, user?.email ?? ''));
};

test('tells the owner once after a day of failures, and switches it off after five', async () => {
  const owner = await pageOwner(backend);
  const inbox = await receiver((reply) => reply.writeHead(500).end());
  const answer = await call(owner, 'POST', '', { url: inbox.url, events: ['*'] }, 'es');
  const { id } = answer.json().data;
  const failingFor = (days: number) =>
    backend.context.db
      .update(receivers)
      .set({ failingSince: new Date(Date.now() - days * DAY) })
      .where(eq(receivers.id, id));
  await failingFor(0.9);
  await lead(owner);
  await settled(owner, id);
  assert.deepEqual(await mailsTo(owner), []);
  await failingFor(1.1);
  await lead(owner);
  await settled(owner, id, 2);
  const told = await mailsTo(owner);
  assert.deepEqual(
    told.map(({ subject }) => subject),
    ['Un webhook de tu proyecto de Landfall no llega'],
  );
  assert.ok(told[0]?.body.includes(inbox.url));
  await failingFor(5.1);
  await lead(owner);
  await settled(owner, id, 3);
  const off = await read(owner, id);
  assert.deepEqual([off?.enabled, off?.disabled_reason], [false, 'failing']);
  assert.equal((await mailsTo(owner)).length, 2);
  const noted = await backend.context.db.select().from(notifications).where(eq(notifications.subjectId, id));
  // The path may hold a secret.
  const { host } = new URL(inbox.url);
  assert.deepEqual(
    noted.map(({ type, name }) => [type, name]),
    [
      ['endpoint.failing', host],
      ['endpoint.off', host],
    ],
  );
});

test('waits as long as Retry-After asks', async () => {
  const owner = await pageOwner(backend);
  const inbox = await receiver((reply, count) =>
    reply.writeHead(count === 1 ? 429 : 200, count === 1 ? { 'retry-after': '3600' } : {}).end(),
  );
  const { data } = await hook(owner, inbox.url);
  await lead(owner);
  await until(async () => (await deliveries(owner, data.id))[0]?.attempts.length === 1);
  const [sent] = await deliveries(owner, data.id);
  assert.equal(sent?.status, 'pending');
  assert.ok(Math.abs(Number(sent?.next_attempt_at) - Date.now() / 1000 - 3600) < 10);
  assert.equal((await call(owner, 'POST', `/${data.id}/delivery/${sent?.id}/replay`)).statusCode, 202);
  await inbox.got(2);
  assert.equal((await settled(owner, data.id))[0]?.status, 'delivered');
});

test('a slow address delays nobody else', async () => {
  const [slowOwner, owner] = [await pageOwner(backend), await pageOwner(backend)];
  const slow = await receiver(() => {});
  const quick = await receiver();
  await hook(slowOwner, slow.url);
  await hook(owner, quick.url);
  for (let count = 0; count < 200; count += 1) await lead(slowOwner);
  await until(() => slow.received.length > 0);
  for (let count = 0; count < 20; count += 1) await lead(owner);
  await quick.got(20);
  // Hardly any of its own was tried by then.
  assert.ok(slow.received.length <= 8);
  await backend.call(`DELETE /v1/api/project/${slowOwner.project}`, { token: slowOwner.token });
  slow.close();
});

test('what a webhook was to be told of is dropped with it, or when it is switched off', async () => {
  const owner = await pageOwner(backend);
  const inbox = await receiver((reply) => reply.writeHead(500, { 'retry-after': '600' }).end());
  const { data } = await hook(owner, inbox.url);
  await lead(owner);
  await inbox.got(1);
  await until(async () => (await deliveries(owner, data.id))[0]?.attempts.length === 1);
  await call(owner, 'PUT', `/${data.id}`, { enabled: false });
  assert.equal((await deliveries(owner, data.id))[0]?.status, 'failed');
  assert.equal((await call(owner, 'DELETE', `/${data.id}`)).statusCode, 200);
  assert.equal((await call(owner, 'GET', `/${data.id}/delivery`)).statusCode, 404);
  const left = await backend.context.db.select().from(deliveryRows).where(eq(deliveryRows.receiverId, data.id));
  assert.deepEqual(left, []);
});

test('a deleted lead is gone from what was sent, too', async () => {
  const owner = await pageOwner(backend);
  const inbox = await receiver();
  const { data } = await hook(owner, inbox.url);
  await lead(owner);
  await inbox.got(1);
  await settled(owner, data.id);
  const { id } = inbox.events('lead.created')[0]?.data ?? {};
  const deleted = await backend.call(`DELETE /v1/api/project/${owner.project}/lead/${id}`, { token: owner.token });
  assert.equal(deleted.statusCode, 200);
  assert.deepEqual(await deliveries(owner, data.id), []);
  assert.deepEqual(await backend.context.db.select().from(events).where(eq(events.projectId, owner.project)), []);
});

test('cuts long texts, and says which', async () => {
  const owner = await pageOwner(backend);
  const inbox = await receiver();
  await hook(owner, inbox.url);
  await lead(owner, { Email: 'ana@example.com', Message: '語'.repeat(20_000) });
  await inbox.got(1);
  const [{ body } = { body: '' }] = inbox.received;
  assert.ok(Buffer.byteLength(body) < 20_000);
  const payload = JSON.parse(body);
  assert.deepEqual(payload.truncated, ['data.fields.Message']);
  assert.equal(payload.data.fields.Email, 'ana@example.com');
  assert.match(payload.data.fields.Message, /^語{1000,}…$/);
});

test('refuses addresses that lead inside, by name or by number, and follows none there', async () => {
  const owner = await pageOwner(backend);
  for (const url of [
    'http://10.0.0.1/',
    'http://2130706433/',
    'ftp://example.com/',
    'http://ana:secret@example.com/',
    'http://localhost:3000/',
  ]) {
    const answer = await call(owner, 'POST', '', { url, events: ['*'] });
    assert.deepEqual([answer.statusCode, Object.keys(answer.json().fields)], [422, ['url']], url);
  }
  const { data } = await hook(owner, (await receiver()).url);
  assert.equal((await call(owner, 'PUT', `/${data.id}`, { url: 'http://169.254.169.254/' })).statusCode, 422);
});

test('shows its own project’s webhooks only, to whoever may see them', async () => {
  const [owner, other] = [await pageOwner(backend), await pageOwner(backend)];
  const { data } = await hook(owner, (await receiver()).url);
  for (const [method, path, body] of [
    ['PUT', '', { description: 'mine' }],
    ['DELETE', '', undefined],
    ['POST', '/test', undefined],
    ['POST', '/rotate', undefined],
    ['GET', '/delivery', undefined],
    ['POST', '/replay', { since: 0 }],
  ] as const)
    assert.equal((await call(other, method, `/${data.id}${path}`, body)).statusCode, 404, `${method} ${path}`);
  assert.deepEqual((await call(other, 'GET', '')).json().data, []);
});

test('needs a plan', async () => {
  const owner = await pageOwner(backend);
  const inbox = await receiver();
  const { data } = await hook(owner, inbox.url);
  await backend.context.db.update(users).set({ planName: 'none' }).where(eq(users.id, owner.id));
  const added = await call(owner, 'POST', '', { url: inbox.url, events: ['*'] });
  assert.deepEqual([added.statusCode, added.json().code], [402, 'plan_required']);
  assert.equal((await call(owner, 'POST', `/${data.id}/test`)).statusCode, 402);
  await lead(owner);
  await until(async () => {
    const rows = await backend.context.db.select().from(events).where(eq(events.projectId, owner.project));
    return rows.length === 1 && rows.every(({ pending }) => pending.length === 0);
  });
  assert.deepEqual(await deliveries(owner, data.id), []);
});

test('shows the newest events as samples, or an invented one', async () => {
  const owner = await pageOwner(backend);
  const sample = async (query = '') => (await call(owner, 'GET', `/sample${query}`)).json().data;
  const [invented] = await sample();
  assert.deepEqual([invented.type, invented.data.project_id], ['lead.created', owner.project]);
  await lead(owner, { Name: 'Bea' });
  assert.deepEqual(
    (await sample('?type=lead.created')).map((each: { data: { fields: object } }) => each.data.fields),
    [{ Name: 'Bea' }],
  );
  assert.equal((await sample('?type=domain.activated'))[0].data.domain, 'shop.example.com');
  assert.equal((await call(owner, 'GET', '/sample?type=nonsense')).statusCode, 422);
});

test('makes jobs for deliveries that have lost theirs', async () => {
  const owner = await pageOwner(backend);
  const inbox = await receiver((reply, count) =>
    reply.writeHead(count === 1 ? 500 : 200, { 'retry-after': '600' }).end(),
  );
  const { data } = await hook(owner, inbox.url);
  await lead(owner);
  await until(async () => (await deliveries(owner, data.id))[0]?.attempts.length === 1);
  await backend.database.executeSql(`delete from pgboss.job where name = 'webhook.deliver'`);
  const { db } = backend.context;
  const past = { nextAttemptAt: new Date(Date.now() - 10 * 60 * 1000) };
  await db.update(deliveryRows).set(past).where(eq(deliveryRows.receiverId, data.id));
  await sweepDeliveries(backend.context);
  await inbox.got(2);
  assert.equal((await settled(owner, data.id))[0]?.status, 'delivered');
});

test('no job of ours was given up', async () => {
  assert.deepEqual(await listFailedJobs(backend.context.db), []);
});
