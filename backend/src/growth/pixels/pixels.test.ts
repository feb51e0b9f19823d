import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import type { Delivery, PixelKind } from '@landfall/shared/contracts';
import { eq } from 'drizzle-orm';
import { receivers } from '../../platform/db/schema.ts';
import { type FakeService, fakeService } from '../../testing/fake-service.ts';
import { type PageOwner, pageOwner } from '../../testing/page-owner.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';
import { storeLead } from '../leads/leads.ts';
import { googleEmail, phoneDigits, plainName } from './conversion.ts';

let service: FakeService;
let backend: TestApp;
before(async () => {
  service = await fakeService();
  const origins = { META_URL: service.url, GA4_URL: service.url, TIKTOK_URL: service.url };
  backend = await testApp({ OUTBOUND_ALLOW: '127.0.0.0/8,::1', WEBHOOK_RETRIES: '0,0.05,0.05', ...origins });
});
after(async () => {
  await backend.close();
  await service.close();
});
beforeEach(() => {
  service.asked.length = 0;
  service.say(() => ({ body: {} }));
});

const call = (owner: PageOwner, method: string, path: string, body?: object) =>
  backend.call(`${method} /v1/api/project/${owner.project}/pixel${path}`, {
    token: owner.token,
    ...(body && { body }),
  });

const META = { pixel_id: '1234567890', access_token: 'EAAB-secret' };
const GA4 = { measurement_id: 'G-ABC1234567', api_secret: 'ga-secret' };
const TIKTOK = { pixel_code: 'C4A1B2C3D4E5F6G7H8I9', access_token: 'tt-secret' };

async function setUp(body: object): Promise<PageOwner> {
  const owner = await pageOwner(backend);
  const answer = await call(owner, 'PUT', '', body);
  assert.equal(answer.statusCode, 200, answer.body);
  return owner;
}

let visitors = 0;
const lead = (owner: PageOwner, pageId = 'page', consent: string[] = ['I agree']) => {
  visitors += 1;
  const fields = { Name: 'Ana Ruiz', Email: ' Ana@Example.com', Phone: '+34 600-11 22 33', Note: 'secret words' };
  return storeLead(
    backend.context,
    { id: pageId, projectId: owner.project, title: 'Launch' },
    Object.entries(fields).map(([name, value]) => ({ name, value: value.trim() })),
    { address: `10.0.3.${visitors}`, source: { referrer: '', utm_source: 'news' }, consent },
  );
};

async function settled(owner: PageOwner, kind: PixelKind, count = 1): Promise<Delivery[]> {
  let all: Delivery[] = [];
  await until(async () => {
    all = (await call(owner, 'GET', `/${kind}/delivery`)).json().data;
    return all.length >= count && all.every(({ status }) => status !== 'pending');
  });
  return all;
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

test('tells Meta of a lead with hashed identifiers and the event’s id', async () => {
  const owner = await setUp({ meta: { ...META, test_event_code: 'TEST1' } });
  service.say(() => ({ body: { events_received: 1 } }));
  const page = await owner.create();
  await lead(owner, page.page_id);
  const [sent] = await settled(owner, 'meta');
  assert.equal(sent?.status, 'delivered', JSON.stringify(sent?.attempts));
  const [asked] = service.asked;
  assert.equal(`${asked?.method} ${asked?.path}`, `POST /v23.0/${META.pixel_id}/events`);
  const { data, access_token, test_event_code } = asked?.json ?? {};
  assert.deepEqual([access_token, test_event_code], ['EAAB-secret', 'TEST1']);
  const [event] = data as Record<string, unknown>[];
  assert.deepEqual(
    [event?.event_name, event?.event_id, event?.action_source, event?.event_source_url],
    ['Lead', sent?.event_id, 'website', page.url],
  );
  assert.ok(Math.abs(Number(event?.event_time) - Date.now() / 1000) < 60);
  const { external_id, ...person } = (event?.user_data ?? {}) as Record<string, string[]>;
  assert.deepEqual(person, {
    em: [hash('ana@example.com')],
    ph: [hash('34600112233')],
    fn: [hash('ana')],
    ln: [hash('ruiz')],
  });
  assert.match(external_id?.[0] ?? '', /^[\da-f]{64}$/);
  assert.ok(!asked?.body.includes('secret words') && !asked?.body.toLowerCase().includes('ana@'));
});

test('tells Google Analytics by its Measurement Protocol', async () => {
  const owner = await setUp({ ga4: GA4 });
  service.say(() => ({ status: 204 }));
  await lead(owner);
  const [sent] = await settled(owner, 'ga4');
  const [asked] = service.asked;
  assert.deepEqual(
    [asked?.path, asked?.query.get('measurement_id'), asked?.query.get('api_secret')],
    ['/mp/collect', GA4.measurement_id, GA4.api_secret],
  );
  const { client_id, timestamp_micros, user_data, events } = asked?.json ?? {};
  assert.match(String(client_id), /^\d+\.\d+$/);
  assert.ok(Math.abs(Number(timestamp_micros) / 1000 - Date.now()) < 60_000);
  assert.deepEqual(user_data, {
    sha256_email_address: [hash('ana@example.com')],
    sha256_phone_number: [hash('+34600112233')],
    address: [{ sha256_first_name: hash('ana'), sha256_last_name: hash('ruiz') }],
  });
  const [event] = events as { name: string; params: Record<string, unknown> }[];
  assert.deepEqual(
    [event?.name, event?.params.event_id, event?.params.source],
    ['generate_lead', sent?.event_id, 'news'],
  );
});

test('a test of Google Analytics asks its validation server, and shows what it says', async () => {
  const owner = await setUp({ ga4: GA4 });
  service.say(() => ({ body: { validationMessages: [{ description: 'Unable to parse' }] } }));
  const answer = await call(owner, 'POST', '/ga4/test');
  assert.equal(answer.statusCode, 200, answer.body);
  assert.equal(service.asked[0]?.path, '/debug/mp/collect');
  assert.deepEqual([answer.json().data.status, answer.json().data.attempts[0].error], ['failed', 'Unable to parse']);
  service.say(() => ({ body: { validationMessages: [] } }));
  assert.equal((await call(owner, 'POST', '/ga4/test')).json().data.status, 'delivered');
});

test('tells TikTok, whose refusal stands in an answer of 200', async () => {
  const owner = await setUp({ tiktok: TIKTOK });
  service.say(() => ({ body: { code: 40001, message: 'No permission to operate pixel code' } }));
  await lead(owner);
  const [failed] = await settled(owner, 'tiktok');
  assert.deepEqual(
    [failed?.status, failed?.attempts.length, failed?.attempts[0]?.error],
    ['failed', 1, 'No permission to operate pixel code'],
  );
  const [asked] = service.asked;
  assert.deepEqual([asked?.path, asked?.headers['access-token']], ['/open_api/v1.3/event/track/', TIKTOK.access_token]);
  const { event_source, event_source_id, data } = asked?.json ?? {};
  assert.deepEqual([event_source, event_source_id], ['web', TIKTOK.pixel_code]);
  const [event] = data as { event: string; event_id: string; user: Record<string, string> }[];
  assert.deepEqual([event?.event, event?.event_id], ['SubmitForm', failed?.event_id]);
  assert.deepEqual([event?.user.email, event?.user.phone], [hash('ana@example.com'), hash('+34600112233')]);
  service.say(() => ({ body: { code: 0, message: 'OK' } }));
  await call(owner, 'POST', `/tiktok/delivery/${failed?.id}/replay`);
  assert.equal((await settled(owner, 'tiktok'))[0]?.status, 'delivered');
});

test('limits of calls are waited for', async () => {
  const owner = await setUp({ tiktok: TIKTOK });
  service.say((_, count) => ({ body: count === 1 ? { code: 40100, message: 'Too many requests' } : { code: 0 } }));
  await lead(owner);
  assert.equal((await settled(owner, 'tiktok'))[0]?.attempts.length, 2);
});

test('tells nobody of a visitor who did not agree, unless the project need not ask', async () => {
  const owner = await setUp({ meta: META });
  await lead(owner, 'page', []);
  const [kept] = await settled(owner, 'meta');
  assert.deepEqual([kept?.status, kept?.attempts[0]?.error], ['failed', 'Not sent: the visitor did not agree.']);
  assert.equal(service.asked.length, 0);
  assert.equal((await call(owner, 'GET', '')).json().data.meta.failing_since, null);
  await call(owner, 'PUT', '', { consent: { required: false } });
  await lead(owner, 'page', []);
  await settled(owner, 'meta', 2);
  assert.equal(service.asked.length, 1);
});

test('keeps secrets encrypted and to itself, and what is left out', async () => {
  const owner = await setUp({ meta: META, ga4: GA4 });
  const read = await call(owner, 'GET', '');
  assert.ok(!read.body.includes('secret"') || !/EAAB|ga-secret/.test(read.body));
  assert.deepEqual(read.json().data.meta.has_secret, true);
  const rows = await backend.context.db.select().from(receivers).where(eq(receivers.projectId, owner.project));
  assert.ok(!/EAAB|ga-secret/.test(JSON.stringify(rows)));
  const changed = await call(owner, 'PUT', '', { meta: { pixel_id: '99999', access_token: '' } });
  assert.deepEqual(
    [changed.json().data.meta.pixel_id, changed.json().data.ga4.measurement_id],
    ['99999', GA4.measurement_id],
  );
  await lead(owner);
  await settled(owner, 'meta');
  assert.equal(service.asked.find(({ path }) => path.includes('99999'))?.json.access_token, 'EAAB-secret');
  const gone = await call(owner, 'PUT', '', { ga4: null });
  assert.equal(gone.json().data.ga4, null);
  assert.equal((await call(owner, 'GET', '/ga4/delivery')).statusCode, 404);
});

test('refuses beside the field, is nobody else’s, and closed to tokens', async () => {
  const owner = await pageOwner(backend);
  const refused = async (body: object) => Object.keys((await call(owner, 'PUT', '', body)).json().fields ?? {});
  assert.deepEqual(await refused({ meta: { pixel_id: 'x', access_token: 'y' } }), ['meta.pixel_id']);
  assert.deepEqual(await refused({ meta: { pixel_id: '12345' } }), ['meta.access_token']);
  assert.deepEqual(await refused({ ga4: { ...GA4, measurement_id: 'UA-1' } }), ['ga4.measurement_id']);
  const other = await pageOwner(backend);
  const foreign = `GET /v1/api/project/${owner.project}/pixel`;
  assert.equal((await backend.call(foreign, { token: other.token })).statusCode, 404);
  assert.equal((await call(owner, 'POST', '/fax/test')).statusCode, 404);
  assert.equal((await call(owner, 'POST', '/meta/test')).statusCode, 404);
});

test('identifiers are normalised as each service documents', () => {
  assert.equal(googleEmail('A.na.Ruiz@Gmail.com'), 'anaruiz@gmail.com');
  assert.equal(googleEmail('a.r@example.com'), 'a.r@example.com');
  assert.equal(phoneDigits('0034 (600) 11'), '3460011');
  assert.equal(phoneDigits('600 11 22 33'), '');
  assert.equal(plainName(' O’Hara-Núñez 2 '), 'oharanúñez');
});
