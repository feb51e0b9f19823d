import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { leadList } from '@landfall/shared/contracts';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { events } from '../../platform/db/schema.ts';
import { type PageOwner, pageOwner } from '../../testing/page-owner.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';
import { type LeadOrigin, storeLead } from './leads.ts';

let backend: TestApp;
before(async () => {
  backend = await testApp();
});
after(() => backend.close());

let address = 0;
async function setUp() {
  const owner = await pageOwner(backend);
  const page = await owner.create({ slug: '/launch' });
  const base = `/v1/api/project/${owner.project}/lead`;
  const call = (line: string, body?: unknown) =>
    backend.call(line.replace('LEAD', base), { token: owner.token, ...(body !== undefined && { body }) });
  const store = async (fields: Record<string, string>, origin: Partial<LeadOrigin> = {}) => {
    address += 1;
    const row = await storeLead(
      backend.context,
      { id: page.page_id, projectId: owner.project, title: page.title },
      Object.entries(fields).map(([name, value]) => ({ name, value })),
      { address: `198.51.100.${address}`, source: {}, ...origin },
    );
    assert.ok(row);
    return row;
  };
  const names = async (query = '') =>
    v.parse(leadList, (await call(`GET LEAD${query}`)).json()).data.map(({ fields }) => fields.Name);
  return { owner, page, call, store, names };
}

const eventsOf = (leadId: string) => backend.context.db.select().from(events).where(eq(events.subjectId, leadId));

async function keptFile(owner: PageOwner, leadId: string, content: string) {
  const id = randomUUID();
  const key = `leads/${owner.project}/${leadId}/${id}`;
  await backend.context.storage.put(key, Buffer.from(content), 'application/pdf');
  return { id, field: 'CV', name: 'Zoë "CV".pdf', content_type: 'application/pdf', size: content.length, key };
}

test('leads are filtered by form and status, and found by the words of their values', async () => {
  const { store, names } = await setUp();
  await store({ Name: 'Ana', Email: 'ana@example.com' }, { formId: 'one' });
  await store({ Name: 'Zoë', Message: 'Vegan, bitte' }, { formId: 'two' });
  await store({ Name: 'Bot', Message: 'cheap pills' }, { formId: 'two', spamReasons: ['links'] });
  assert.deepEqual(await names(), ['Zoë', 'Ana']);
  assert.deepEqual(await names('?status=spam'), ['Bot']);
  assert.deepEqual(await names('?form_id=two'), ['Zoë']);
  assert.deepEqual(await names('?q=example.com'), ['Ana']);
  assert.deepEqual(await names('?q=ANA@EX'), ['Ana']);
  assert.deepEqual(await names(`?q=${encodeURIComponent('zoë vegan')}`), ['Zoë']);
  for (const nothing of ['ana vegan', "'", '& | !', ':*', 'pills'])
    assert.deepEqual(await names(`?q=${encodeURIComponent(nothing)}`), [], nothing);
});

test('a lead that is restored from spam counts once, however often it is marked', async () => {
  const { store, call, names } = await setUp();
  const lead = await store({ Name: 'Ana' }, { spamReasons: ['trap', 'links'] });
  assert.equal((await eventsOf(lead.id)).length, 0);
  const restored = await call(`PUT LEAD/${lead.id}`, { status: 'new' });
  assert.equal(restored.statusCode, 200, restored.body);
  assert.deepEqual([restored.json().data.status, restored.json().data.spam_reasons], ['new', []]);
  assert.deepEqual((await call(`PUT LEAD/${lead.id}`, { status: 'spam' })).json().data.spam_reasons, ['marked']);
  assert.deepEqual(await names(), []);
  await call(`PUT LEAD/${lead.id}`, { status: 'read' });
  assert.deepEqual(await names('?status=read'), ['Ana']);
  assert.equal((await eventsOf(lead.id)).length, 1);
  assert.equal((await call(`PUT LEAD/${lead.id}`, { status: 'other' })).statusCode, 422);
  assert.equal((await call(`PUT LEAD/${randomUUID()}`, { status: 'read' })).statusCode, 404);
});

test('what waits for its sender has no event yet', async () => {
  const { store } = await setUp();
  const lead = await store({ Name: 'Ana' }, { confirmed: false });
  assert.equal((await eventsOf(lead.id)).length, 0);
});

test('a person is erased wherever they are: leads, files and events', async () => {
  const { owner, store, call, names } = await setUp();
  const id = randomUUID();
  const file = await keptFile(owner, id, 'my life');
  await store({ Name: 'Ana', Email: 'Ana@Example.com' }, { id, files: [file] });
  const second = await store({ Name: 'Friend', Guest: 'ana@example.com', Email: 'bob@example.com' });
  await store({ Name: 'Bob', Email: 'bob@example.com' });
  const answer = await call('DELETE LEAD?email=ANA@example.com');
  assert.equal(answer.statusCode, 200, answer.body);
  assert.equal(answer.json().count, 2);
  assert.deepEqual(await names(), ['Bob']);
  assert.equal((await eventsOf(second.id)).length, 0);
  await until(async () => {
    const isGone = await backend.context.storage.stat(file.key).then(
      () => false,
      () => true,
    );
    return isGone;
  });
  assert.equal((await call('DELETE LEAD?email=nobody')).statusCode, 422);
  assert.equal((await call('DELETE LEAD')).statusCode, 422);
  assert.equal((await call('DELETE LEAD?email=ana@example.com')).json().count, 0);
});

test("a lead's file is handed to its owner alone, as an attachment", async () => {
  const { owner, store, call } = await setUp();
  const id = randomUUID();
  const file = await keptFile(owner, id, 'my life');
  await store({ Name: 'Ana' }, { id, files: [file] });
  const answer = await call(`GET LEAD/${id}/file/${file.id}`);
  assert.equal(answer.body, 'my life');
  assert.equal(answer.headers['content-type'], 'application/pdf');
  assert.equal(answer.headers['x-content-type-options'], 'nosniff');
  assert.match(
    String(answer.headers['content-disposition']),
    /^attachment; .*filename\*=UTF-8''Zo%C3%AB%20%22CV%22.pdf/,
  );
  assert.equal((await call(`GET LEAD/${id}/file/${randomUUID()}`)).statusCode, 404);
  const stranger = await pageOwner(backend);
  const line = `GET /v1/api/project/${owner.project}/lead/${id}/file/${file.id}`;
  assert.equal((await backend.call(line, { token: stranger.token })).statusCode, 404);
  assert.equal((await backend.call(line)).statusCode, 401);
  assert.equal((await backend.call(`GET /v1/files/${file.key}`)).statusCode, 404);
});

test('an export has what the list has, as a table or as JSON', async () => {
  const { store, call } = await setUp();
  await store({ Name: '=1+1' }, { formId: 'one', source: { utm_source: 'news' }, consent: ['I agree'] });
  await store({ Name: 'Bot' }, { formId: 'one', spamReasons: ['links'] });
  const json = (await call('GET LEAD/export?format=json&form_id=one')).json();
  assert.deepEqual(
    json.map((lead: { fields: unknown }) => lead.fields),
    [{ Name: '=1+1' }],
  );
  assert.deepEqual([json[0].source.utm_source, json[0].consent], ['news', ['I agree']]);
  const csv = (await call('GET LEAD/export?form_id=one')).body;
  assert.ok(csv.includes(`"'=1+1"`) && csv.includes('"news"') && !csv.includes('Bot'), csv);
  assert.ok((await call('GET LEAD/export?status=spam')).body.includes('"Bot"'));
  assert.deepEqual((await call('GET LEAD/export?format=json&form_id=none')).json(), []);
  assert.equal((await call('GET LEAD/export?format=xml')).statusCode, 422);
});
