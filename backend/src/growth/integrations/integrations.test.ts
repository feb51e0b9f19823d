import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Delivery, formSettings, type Integration } from '@landfall/shared/contracts';
import { desc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { deliveries, events, forms, mails, receivers, users } from '../../platform/db/schema.ts';
import { type FakeService, fakeService } from '../../testing/fake-service.ts';
import { type PageOwner, pageOwner } from '../../testing/page-owner.ts';
import { PASSWORD, type TestApp, testApp } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';
import { deliverer } from '../deliveries/deliver.ts';
import { takeEvents } from '../deliveries/take-events.ts';
import { storeLead } from '../leads/leads.ts';
import { senderOf } from '../senders.ts';
import { openSecrets } from './settings.ts';

let service: FakeService;
let backend: TestApp;
before(async () => {
  service = await fakeService();
  backend = await testApp({
    OUTBOUND_ALLOW: '127.0.0.0/8,::1',
    WEBHOOK_RETRIES: '0,0.05,0.05',
    BREVO_URL: service.url,
    MAILCHIMP_URL: service.url,
  });
});
after(async () => {
  await backend.close();
  await service.close();
});

const call = (owner: PageOwner, method: string, path: string, body?: object, language = 'en') =>
  backend.call(`${method} /v1/api/project/${owner.project}/integration${path}`, {
    token: owner.token,
    headers: { 'accept-language': language },
    ...(body && { body }),
  });

const BREVO = { kind: 'brevo', name: 'Newsletter', settings: { api_key: 'xkeysib-0123456789', list_ids: '2' } };

async function connect(owner: PageOwner, form: object = BREVO): Promise<Integration> {
  const answer = await call(owner, 'POST', '', form);
  assert.equal(answer.statusCode, 201, answer.body);
  return answer.json().data;
}

const read = async (owner: PageOwner, id: string): Promise<Integration | undefined> =>
  (await call(owner, 'GET', '')).json().data.find((each: Integration) => each.id === id);

async function settled(owner: PageOwner, id: string, count = 1): Promise<Delivery[]> {
  let all: Delivery[] = [];
  await until(async () => {
    all = (await call(owner, 'GET', `/${id}/delivery`)).json().data;
    return all.length >= count && all.every(({ status }) => status !== 'pending');
  });
  return all;
}

let visitors = 0;
const lead = (owner: PageOwner, fields: Record<string, string> = { Email: 'ana@example.com' }, formId?: string) => {
  visitors += 1;
  return storeLead(
    backend.context,
    { id: 'page', projectId: owner.project, title: 'Launch' },
    Object.entries(fields).map(([name, value]) => ({ name, value })),
    { address: `10.0.2.${visitors}`, source: { referrer: '', utm_source: '' }, ...(formId && { formId }) },
  );
};

test('names every kind with what it asks for, in the language of the request', async () => {
  const { token } = await backend.signIn();
  const kinds = async (language: string) =>
    (await backend.call('GET /v1/api/integration', { token, headers: { 'accept-language': language } })).json().data;
  const [english, spanish] = [await kinds('en'), await kinds('es')];
  assert.deepEqual(
    english.map(({ id }: { id: string }) => id),
    [
      'email',
      'slack',
      'discord',
      'telegram',
      'mailchimp',
      'brevo',
      'kit',
      'hubspot',
      'google_sheets',
      'listmonk',
      'mautic',
      'http',
    ],
  );
  assert.equal(english[1].about, 'Posts each lead in a channel.');
  assert.equal(spanish[1].about, 'Publica cada contacto en un canal.');
  for (const { fields } of english) for (const { name, label } of fields) assert.ok(name && label);
  const portuguese = await kinds('pt-BR');
  assert.equal(portuguese[1].about, 'Publica cada lead em um canal.');
  assert.deepEqual(
    portuguese.at(-1).fields.map(({ label }: { label: string }) => label),
    ['Endereço', 'Método', 'Cabeçalhos', 'Corpo (JSON)'],
  );
  assert.match(portuguese.at(-1).fields[3].help, /^\{\{Nome do campo\}\} representa um valor; \{\{lead\.id\}\}/);
});

test('keeps secrets encrypted and to itself; a change that leaves one out keeps it', async () => {
  const owner = await pageOwner(backend);
  const made = await connect(owner);
  assert.deepEqual(
    [made.settings, made.secrets, made.form_ids, made.enabled],
    [{ list_ids: '2' }, ['api_key'], null, true],
  );
  const rowOf = async () => {
    const [row] = await backend.context.db.select().from(receivers).where(eq(receivers.id, made.id));
    assert.ok(row);
    return row;
  };
  assert.ok(!JSON.stringify(await rowOf()).includes('xkeysib'));
  const changed = await call(owner, 'PUT', `/${made.id}`, {
    name: 'News',
    settings: { list_ids: '2, 7', api_key: '' },
  });
  assert.equal(changed.statusCode, 200, changed.body);
  assert.deepEqual([changed.json().data.name, changed.json().data.settings], ['News', { list_ids: '2, 7' }]);
  assert.deepEqual(openSecrets(backend.context, await rowOf()), { api_key: 'xkeysib-0123456789' });
  assert.ok(!(await call(owner, 'GET', '')).body.includes('xkeysib'));
});

test('a secret is not sent to another address than the one that it was given for', async () => {
  const owner = await pageOwner(backend);
  const settings = { address: 'https://one.example.com', user: 'api', token: 'secret', list_ids: '1' };
  const { id } = await connect(owner, { kind: 'listmonk', name: 'Own', settings });
  const moved = await call(owner, 'PUT', `/${id}`, { settings: { address: 'https://two.example.com' } });
  assert.equal(moved.statusCode, 422);
  assert.deepEqual(moved.json().fields, { 'settings.token': ['The address changed: please enter this again'] });
  const both = { address: 'https://two.example.com', token: 'other' };
  assert.equal((await call(owner, 'PUT', `/${id}`, { settings: both })).statusCode, 200);
});

test('refuses what a kind cannot use beside the field, in the language of the request', async () => {
  const owner = await pageOwner(backend);
  const refused = async (kind: string, settings: object, language = 'en') => {
    const answer = await call(owner, 'POST', '', { kind, name: 'x', settings }, language);
    assert.equal(answer.statusCode, 422, answer.body);
    return answer.json().fields;
  };
  assert.deepEqual(await refused('slack', {}), { 'settings.url': ['This is required'] });
  assert.deepEqual(await refused('slack', { url: 'https://evil.example/' }, 'es'), {
    'settings.url': ['Esta dirección debe empezar por https://hooks.slack.com/services/'],
  });
  assert.deepEqual(Object.keys(await refused('brevo', { api_key: 'xkeysib-0123456789', list_ids: 'all' })), [
    'settings.list_ids',
  ]);
  assert.deepEqual(Object.keys(await refused('google_sheets', { spreadsheet: 'a'.repeat(30), key: '{}' })), [
    'settings.key',
  ]);
  assert.deepEqual(Object.keys(await refused('email', { to: 'nobody' })), ['settings.to']);
  const http = { url: 'https://example.com/' };
  assert.deepEqual(Object.keys(await refused('http', { ...http, method: 'DELETE' })), ['settings.method']);
  assert.deepEqual(Object.keys(await refused('http', { ...http, headers: 'Host: evil' })), ['settings.headers']);
  assert.deepEqual(Object.keys(await refused('http', { ...http, template: '{"a": {{Email}}}' })), [
    'settings.template',
  ]);
  for (const url of [
    'http://10.0.0.1/',
    'http://2130706433/',
    'ftp://example.com',
    'https://u:p@example.com',
    backend.context.config.publicUrl,
  ])
    assert.deepEqual(Object.keys(await refused('http', { url })), ['settings.url'], url);
  assert.deepEqual(Object.keys(await refused('fax', {})), ['kind']);
});

test('a test sends the owner’s own address once and answers in the service’s words', async () => {
  const owner = await pageOwner(backend);
  service.say(() => ({ status: 401, body: { code: 'unauthorized', message: 'Key not found' } }));
  const { id } = await connect(owner);
  const before = service.asked.length;
  const answer = await call(owner, 'POST', `/${id}/test`);
  assert.equal(answer.statusCode, 200, answer.body);
  const { status, attempts } = answer.json().data;
  assert.deepEqual(
    [status, attempts.length, attempts[0].status, attempts[0].error],
    ['failed', 1, 401, 'Key not found'],
  );
  assert.match(String(service.asked.at(-1)?.json.email), /@example\.com$/);
  assert.ok((await read(owner, id))?.failing_since);
  service.say(() => ({ status: 503 }));
  assert.equal((await call(owner, 'POST', `/${id}/test`)).json().data.status, 'failed');
  service.say(() => ({ status: 201, body: {} }));
  assert.equal((await call(owner, 'POST', `/${id}/test`)).json().data.status, 'delivered');
  assert.equal((await read(owner, id))?.failing_since, null);
  assert.equal(service.asked.length, before + 3);
});

test('takes the leads of all forms, or of those that it names', async () => {
  const owner = await pageOwner(backend);
  service.say(() => ({ status: 201, body: {} }));
  const all = await connect(owner);
  const some = await connect(owner, { ...BREVO, form_ids: ['form-1'] });
  await lead(owner);
  assert.equal((await settled(owner, all.id)).length, 1);
  assert.deepEqual((await call(owner, 'GET', `/${some.id}/delivery`)).json().data, []);
});

test('takes the leads of a form whose settings name it, where the plan has that', async () => {
  const owner = await pageOwner(backend);
  service.say(() => ({ status: 201, body: {} }));
  const { id } = await connect(owner, { ...BREVO, form_ids: [] });
  const settings = v.parse(formSettings, { integrations: [id] });
  const formId = `form-${owner.project}`;
  const form = {
    id: formId,
    projectId: owner.project,
    pageId: 'page',
    pageTitle: 'Launch',
    fields: [],
    position: 1,
    settings,
  };
  await backend.context.db.insert(forms).values(form);
  const { data } = (await backend.call('GET /v1/api/user/me', { token: owner.token })).json();
  const plan = (planName: string) =>
    backend.context.db.update(users).set({ planName }).where(eq(users.email, data.email));
  await plan('pro');
  await lead(owner, { Email: 'one@example.com' }, formId);
  await until(async () => {
    const mine = await backend.context.db.select().from(events).where(eq(events.projectId, owner.project));
    return mine.every(({ pending }) => pending.length === 0);
  });
  await plan('premium');
  await lead(owner, { Email: 'two@example.com' }, formId);
  const sent = await settled(owner, id);
  assert.deepEqual(
    sent.map(({ payload }) => (payload.data.fields as { Email?: string }).Email),
    ['two@example.com'],
  );
});

test('what failed can be sent again once the service takes it', async () => {
  const owner = await pageOwner(backend);
  service.say(() => ({ status: 404, body: { message: 'List ID does not exist' } }));
  const { id } = await connect(owner);
  await lead(owner);
  const [failed] = await settled(owner, id);
  assert.deepEqual([failed?.status, failed?.attempts[0]?.error], ['failed', 'List ID does not exist']);
  service.say(() => ({ status: 201, body: {} }));
  const again = await call(owner, 'POST', `/${id}/delivery/${failed?.id}/replay`);
  assert.equal(again.statusCode, 202, again.body);
  assert.equal((await settled(owner, id))[0]?.status, 'delivered');
  await call(owner, 'PUT', `/${id}`, { enabled: false });
  assert.equal((await call(owner, 'POST', `/${id}/delivery/${failed?.id}/replay`)).statusCode, 409);
  const since = { since: Math.floor(Date.now() / 1000) - 60 };
  await call(owner, 'PUT', `/${id}`, { enabled: true });
  assert.equal((await call(owner, 'POST', `/${id}/replay`, since)).json().count, 0);
});

test('a connection that is off, or removed, is sent nothing', async () => {
  const owner = await pageOwner(backend);
  const [off, gone] = [await connect(owner), await connect(owner)];
  assert.equal((await call(owner, 'PUT', `/${off.id}`, { enabled: false })).json().data.enabled, false);
  assert.equal((await call(owner, 'DELETE', `/${gone.id}`)).statusCode, 200);
  const before = service.asked.length;
  const inbox = await connect(owner, { kind: 'email', name: 'Me', settings: {} });
  await lead(owner);
  await settled(owner, inbox.id);
  assert.equal(service.asked.length, before);
  assert.equal((await call(owner, 'GET', `/${gone.id}/delivery`)).statusCode, 404);
});

test('is nobody else’s, nor a webhook, nor open to tokens or to an account without a plan', async () => {
  const [owner, other] = [await pageOwner(backend), await pageOwner(backend)];
  const { id } = await connect(owner);
  for (const [method, path] of [
    ['PUT', ''],
    ['DELETE', ''],
    ['POST', '/test'],
    ['GET', '/delivery'],
  ] as const) {
    const body = method === 'PUT' ? { name: 'x' } : undefined;
    assert.equal((await call(other, method, `/${id}${path}`, body)).statusCode, 404, path);
  }
  const base = `/v1/api/project/${owner.project}`;
  assert.deepEqual((await backend.call(`GET ${base}/webhook`, { token: owner.token })).json().data, []);
  assert.equal((await backend.call(`DELETE ${base}/webhook/${id}`, { token: owner.token })).statusCode, 404);
  const made = await backend.call('POST /v1/api/user/token', {
    token: owner.token,
    body: { name: 'x', scopes: ['webhooks:write'], project_id: null, expires_at: null, password: PASSWORD },
  });
  const authorization = `Bearer ${made.json().token}`;
  const asked = await backend.call(`GET ${base}/integration`, { headers: { authorization } });
  assert.equal(asked.statusCode, 403);
  const [row] = await backend.context.db.select().from(receivers).where(eq(receivers.id, id));
  assert.ok(row);
  const { data } = (await backend.call('GET /v1/api/user/me', { token: owner.token })).json();
  await backend.context.db.update(users).set({ planName: 'none' }).where(eq(users.email, data.email));
  assert.equal((await call(owner, 'POST', '', BREVO)).statusCode, 402);
  assert.equal((await call(owner, 'POST', `/${id}/test`)).statusCode, 402);
  assert.equal((await call(owner, 'PUT', `/${id}`, { enabled: false })).statusCode, 200);
});

const mailsTo = (recipient: string) =>
  backend.context.db.select().from(mails).where(eq(mails.recipient, recipient)).orderBy(desc(mails.createdAt));

test('mails a lead to its owner without anybody’s account, and an answer goes to whoever sent it', async () => {
  const owner = await pageOwner(backend);
  const { email } = (await backend.call('GET /v1/api/user/me', { token: owner.token })).json().data;
  const { id } = await connect(owner, { kind: 'email', name: 'Me', settings: {} });
  await lead(owner, { Name: 'Ana', Email: 'ana@example.com', Message: 'Hello\r\nBcc: all' });
  assert.equal((await settled(owner, id))[0]?.status, 'delivered');
  const [mail, ...more] = await mailsTo(email);
  assert.deepEqual([mail?.replyTo, more.length], ['ana@example.com', 0]);
  assert.match(mail?.subject ?? '', /^New lead: Launch/);
  assert.match(mail?.body ?? '', /Name: Ana\nEmail: ana@example\.com\nMessage: Hello/);
});

test('says why nothing was sent in the language of whoever reads it', async () => {
  const owner = await pageOwner(backend);
  const { id } = await connect(owner);
  await lead(owner, { Name: 'Ana' });
  await settled(owner, id);
  const { data } = (await call(owner, 'GET', `/${id}/delivery`, undefined, 'es')).json();
  assert.equal(data[0].attempts[0].error, 'Este contacto no tiene dirección de correo.');
  service.say(() => ({ status: 401, body: { message: 'Key not found' } }));
  const tested = await call(owner, 'POST', `/${id}/test`, undefined, 'es');
  assert.equal(tested.json().data.attempts[0].error, 'Key not found');
});

test('a try that runs a second time, as after a kill, mails no second time', async () => {
  const owner = await pageOwner(backend);
  const { email } = (await backend.call('GET /v1/api/user/me', { token: owner.token })).json().data;
  const { id } = await connect(owner, { kind: 'email', name: 'Me', settings: {} });
  await lead(owner);
  const [first] = await settled(owner, id);
  const { db } = backend.context;
  await db.update(deliveries).set({ status: 'pending' }).where(eq(deliveries.receiverId, id));
  const [row] = await db.select().from(deliveries).where(eq(deliveries.receiverId, id));
  assert.ok(row);
  const run = deliverer(backend.context, senderOf(backend.context));
  await run({ deliveryId: row.id, turn: row.turn }, new AbortController().signal);
  const [again] = await settled(owner, id);
  assert.deepEqual([again?.event_id, again?.attempts.length], [first?.event_id, 2]);
  assert.equal((await mailsTo(email)).length, 1);
});

test('a service is told once of an event, however often it is taken over', async () => {
  const owner = await pageOwner(backend);
  service.say(() => ({ status: 201, body: {} }));
  const { id } = await connect(owner);
  await lead(owner);
  const [sent] = await settled(owner, id);
  const asked = service.asked.length;
  const eventId = sent?.event_id ?? '';
  await backend.context.db
    .update(events)
    .set({ pending: ['webhooks'] })
    .where(eq(events.id, eventId));
  await takeEvents(backend.context, [eventId]);
  await takeEvents(backend.context, [eventId]);
  assert.deepEqual([(await settled(owner, id)).length, service.asked.length], [1, asked]);
});

test('a foreign address gets mail once it agreed, and none after it stopped it', async () => {
  const owner = await pageOwner(backend);
  const foreign = 'sales@elsewhere.example';
  const answer = await call(owner, 'POST', '', { kind: 'email', name: 'Sales', settings: { to: foreign } }, 'es');
  const { id } = answer.json().data;
  assert.deepEqual(answer.json().data.unconfirmed, [foreign]);
  await call(owner, 'PUT', `/${id}`, { settings: { to: `${foreign}, ${foreign}` } }, 'es');
  const asking = await mailsTo(foreign);
  assert.equal(asking.length, 1);
  assert.match(asking[0]?.subject ?? '', /Quieres recibir/);
  await lead(owner);
  const [refused] = await settled(owner, id);
  assert.match(String(refused?.attempts[0]?.error), /ha aceptado/);

  const link = new URL(/https?:\S+recipient\?token=\S+/.exec(asking[0]?.body ?? '')?.[0] ?? '');
  const path = link.pathname + link.search;
  const looked = await backend.call(`GET ${path}`);
  assert.deepEqual([looked.statusCode, looked.headers['content-type']], [200, 'text/html; charset=utf-8']);
  assert.deepEqual((await read(owner, id))?.unconfirmed, [foreign]);
  const say = (word: string) =>
    backend.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `answer=${word}`,
    });
  assert.equal((await say('yes')).statusCode, 200);
  assert.deepEqual((await read(owner, id))?.unconfirmed, []);
  await lead(owner);
  await settled(owner, id, 2);
  const [mail] = (await mailsTo(foreign)).filter(({ subject }) => subject.startsWith('Nuevo contacto'));
  assert.match(mail?.body ?? '', /recipient\?token=sealed1\./);
  await say('no');
  assert.deepEqual((await read(owner, id))?.unconfirmed, [foreign]);
  await call(owner, 'PUT', `/${id}`, { settings: { to: foreign } });
  assert.equal((await mailsTo(foreign)).filter(({ subject }) => subject.includes('Quieres')).length, 1);
});

test('a link that we did not make opens nothing', async () => {
  for (const token of ['', 'sealed1.x.y', 'x'.repeat(400)]) {
    assert.equal((await backend.call(`GET /v1/api/integration/recipient?token=${token}`)).statusCode, 404);
  }
});
