import assert from 'node:assert/strict';
import { createHash, createVerify, generateKeyPairSync } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import type { Delivery, IntegrationKindId } from '@landfall/shared/contracts';
import { type Asked, type FakeService, fakeService } from '../../testing/fake-service.ts';
import { type PageOwner, pageOwner } from '../../testing/page-owner.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';
import { storeLead } from '../leads/leads.ts';

let service: FakeService;
let backend: TestApp;
let owner: PageOwner;
before(async () => {
  service = await fakeService();
  const origins = [
    'SLACK',
    'DISCORD',
    'TELEGRAM',
    'MAILCHIMP',
    'BREVO',
    'KIT',
    'HUBSPOT',
    'GOOGLE_TOKEN',
    'GOOGLE_SHEETS',
  ];
  backend = await testApp({
    OUTBOUND_ALLOW: '127.0.0.0/8,::1',
    WEBHOOK_RETRIES: '0,0.05,0.05',
    ...Object.fromEntries(origins.map((name) => [`${name}_URL`, service.url])),
  });
  owner = await pageOwner(backend);
});
after(async () => {
  await backend.close();
  await service.close();
});
beforeEach(() => {
  service.asked.length = 0;
  service.say(() => ({ body: {} }));
});

const call = (method: string, path: string, body?: object) =>
  backend.call(`${method} /v1/api/project/${owner.project}/integration${path}`, {
    token: owner.token,
    ...(body && { body }),
  });

let visitors = 0;
const sendLead = (fields: Record<string, string>) => {
  visitors += 1;
  return storeLead(
    backend.context,
    { id: 'page', projectId: owner.project, title: 'Launch' },
    Object.entries(fields).map(([name, value]) => ({ name, value })),
    { address: `10.0.1.${visitors}`, source: { referrer: '', utm_source: 'news' } },
  );
};

/** Connects a kind, has a lead sent, and returns what became of it once so many calls came. */
async function deliver(
  kind: IntegrationKindId,
  settings: Record<string, string>,
  fields: Record<string, string> = { Name: 'Ana Ruiz', Email: 'Ana@Example.com', Message: 'Hola <b>&' },
): Promise<{ delivery: Delivery; asked: Asked[] }> {
  const added = await call('POST', '', { kind, name: 'One', settings });
  assert.equal(added.statusCode, 201, added.body);
  const { id } = added.json().data;
  await sendLead(fields);
  let delivery: Delivery | undefined;
  await until(async () => {
    [delivery] = (await call('GET', `/${id}/delivery`)).json().data;
    return delivery !== undefined && delivery.status !== 'pending';
  });
  await call('DELETE', `/${id}`);
  assert.ok(delivery);
  return { delivery, asked: [...service.asked] };
}

const lastTry = ({ attempts }: Delivery) => attempts.at(-1);

const SLACK = { url: 'https://hooks.slack.com/services/T000/B000/XXXX' };
const DISCORD = { url: 'https://discord.com/api/webhooks/123/abc-DEF' };
const TELEGRAM = { token: '123456789:AAabcdefghijklmnopqrstuvwxyz', chat_id: '-100123' };
const MAILCHIMP = { api_key: '0123456789abcdef-us21', list_id: 'a1b2c3d4e5' };
const BREVO = { api_key: 'xkeysib-0123456789', list_ids: '2, 5' };
const KIT = { api_key: 'kit_0123456789' };
const HUBSPOT = { token: 'pat-eu1-0123456789' };

test('Slack gets a message in blocks, with what a visitor wrote as plain text', async () => {
  service.say(() => ({ body: 'ok' }));
  const { delivery, asked } = await deliver('slack', SLACK);
  assert.equal(delivery.status, 'delivered');
  const [one] = asked;
  assert.deepEqual([one?.method, one?.path], ['POST', '/services/T000/B000/XXXX']);
  assert.equal(one?.headers['content-type'], 'application/json');
  assert.match(String(one?.json.text), /^New lead: Launch · /);
  assert.ok(one?.body.includes('Hola &lt;b&gt;&amp;'));
});

test('Slack’s refusal is final and told in its own words', async () => {
  service.say(() => ({ status: 404, body: 'no_service' }));
  const { delivery, asked } = await deliver('slack', SLACK);
  assert.deepEqual([delivery.status, asked.length, lastTry(delivery)?.error], ['failed', 1, 'no_service']);
});

test('a service that asks to wait is asked again later', async () => {
  service.say((_, count) =>
    count === 1 ? { status: 429, body: 'rate_limited', headers: { 'retry-after': '1' } } : { body: 'ok' },
  );
  const { delivery, asked } = await deliver('slack', SLACK);
  assert.deepEqual([delivery.status, asked.length], ['delivered', 2]);
  const [first, second] = delivery.attempts;
  assert.equal(first?.status, 429);
  assert.ok((second?.at ?? 0) >= (first?.at ?? 0) + 1);
});

test('Discord gets an embed that mentions nobody', async () => {
  service.say(() => ({ body: { id: '1' } }));
  const { delivery, asked } = await deliver('discord', DISCORD, { Name: '@everyone' });
  assert.equal(delivery.status, 'delivered');
  assert.deepEqual([asked[0]?.path, asked[0]?.query.get('wait')], ['/api/webhooks/123/abc-DEF', 'true']);
  assert.deepEqual(asked[0]?.json.allowed_mentions, { parse: [] });
  assert.match(asked[0]?.body ?? '', /"fields":\[\{"name":"Name","value":"@everyone"\}\]/);
});

test('Discord’s limit is read out of its answer', async () => {
  service.say((_, count) =>
    count === 1 ? { status: 429, body: { message: 'You are being rate limited.', retry_after: 0.4 } } : { body: {} },
  );
  const { delivery } = await deliver('discord', DISCORD);
  assert.deepEqual(
    delivery.attempts.map(({ error }) => error),
    ['You are being rate limited.', null],
  );
});

test('Telegram gets plain text, and its token is in no answer', async () => {
  service.say(() => ({
    status: 400,
    body: { ok: false, error_code: 400, description: 'Bad Request: chat not found' },
  }));
  const { delivery, asked } = await deliver('telegram', TELEGRAM);
  assert.equal(asked[0]?.path, `/bot${TELEGRAM.token}/sendMessage`);
  const { chat_id, text, parse_mode } = asked[0]?.json ?? {};
  assert.deepEqual([chat_id, parse_mode], ['-100123', undefined]);
  assert.match(String(text), /Name: Ana Ruiz\nEmail: Ana@Example\.com/);
  assert.deepEqual([asked.length, lastTry(delivery)?.error], [1, 'Bad Request: chat not found']);
  assert.ok(!JSON.stringify(delivery).includes(TELEGRAM.token));
});

test('Mailchimp gets a member named by the hash of the address, once however often it is sent', async () => {
  const { delivery, asked } = await deliver('mailchimp', { ...MAILCHIMP, tags: 'Launch, News' });
  assert.equal(delivery.status, 'delivered');
  const hash = createHash('md5').update('ana@example.com').digest('hex');
  assert.deepEqual(
    asked.map(({ method, path }) => `${method} ${path}`),
    [`PUT /3.0/lists/a1b2c3d4e5/members/${hash}`, `POST /3.0/lists/a1b2c3d4e5/members/${hash}/tags`],
  );
  assert.equal(
    asked[0]?.headers.authorization,
    `Basic ${Buffer.from(`landfall:${MAILCHIMP.api_key}`).toString('base64')}`,
  );
  assert.deepEqual(asked[0]?.json, {
    email_address: 'Ana@Example.com',
    status_if_new: 'subscribed',
    merge_fields: { FNAME: 'Ana', LNAME: 'Ruiz' },
  });
  assert.deepEqual(asked[1]?.json, {
    tags: [
      { name: 'Launch', status: 'active' },
      { name: 'News', status: 'active' },
    ],
  });
});

test('Mailchimp’s words are shown, and an address that it does not take is no failure of the connection', async () => {
  const problem = { title: 'Invalid Resource', status: 400, detail: 'Ana looks fake or invalid.' };
  service.say(() => ({ status: 400, body: problem, headers: { 'content-type': 'application/problem+json' } }));
  const added = await call('POST', '', { kind: 'mailchimp', name: 'One', settings: MAILCHIMP });
  const { id } = added.json().data;
  const tested = await call('POST', `/${id}/test`);
  assert.equal(tested.statusCode, 200, tested.body);
  assert.equal(lastTry(tested.json().data)?.error, 'Invalid Resource: Ana looks fake or invalid.');
  const one = async () => (await call('GET', '')).json().data.find((each: { id: string }) => each.id === id);
  assert.equal((await one()).failing_since, null);
  service.say(() => ({
    status: 401,
    body: { title: 'API Key Invalid', status: 401, detail: 'Your API key may be invalid.' },
  }));
  await call('POST', `/${id}/test`);
  assert.ok((await one()).failing_since);
  await call('DELETE', `/${id}`);
});

test('Brevo gets a contact that is updated where it exists', async () => {
  service.say(() => ({ status: 201, body: { id: 7 } }));
  const { delivery, asked } = await deliver('brevo', BREVO);
  assert.equal(delivery.status, 'delivered');
  assert.deepEqual(
    [asked[0]?.method, asked[0]?.path, asked[0]?.headers['api-key']],
    ['POST', '/v3/contacts', BREVO.api_key],
  );
  assert.deepEqual(asked[0]?.json, {
    email: 'Ana@Example.com',
    attributes: { FIRSTNAME: 'Ana', LASTNAME: 'Ruiz' },
    listIds: [2, 5],
    updateEnabled: true,
  });
});

test('Brevo’s limit is read out of its own header', async () => {
  service.say((_, count) =>
    count === 1
      ? {
          status: 429,
          body: { code: 'too_many_requests', message: 'Slow down' },
          headers: { 'x-sib-ratelimit-reset': '1' },
        }
      : { status: 204 },
  );
  const { delivery } = await deliver('brevo', BREVO);
  assert.deepEqual([delivery.status, delivery.attempts[0]?.error], ['delivered', 'Slow down']);
});

test('Kit gets a subscriber, then the form and the tag', async () => {
  service.say(() => ({ status: 201, body: { subscriber: { id: 1 } } }));
  const { delivery, asked } = await deliver('kit', { ...KIT, form_id: '11', tag_id: '22' });
  assert.equal(delivery.status, 'delivered');
  assert.deepEqual(
    asked.map(({ path }) => path),
    ['/v4/subscribers', '/v4/forms/11/subscribers', '/v4/tags/22/subscribers'],
  );
  assert.equal(asked[0]?.headers['x-kit-api-key'], KIT.api_key);
  assert.deepEqual(asked[0]?.json, { email_address: 'Ana@Example.com', first_name: 'Ana' });
});

test('Kit’s refusal of a form is told in its own words', async () => {
  service.say(({ path }) =>
    path.includes('forms') ? { status: 404, body: { errors: ['Not Found'] } } : { status: 201 },
  );
  const { delivery } = await deliver('kit', { ...KIT, form_id: '11' });
  assert.deepEqual(
    [delivery.status, lastTry(delivery)?.status, lastTry(delivery)?.error],
    ['failed', 404, 'Not Found'],
  );
});

test('HubSpot gets a contact by its e-mail', async () => {
  service.say(() => ({ body: { status: 'COMPLETE', results: [] } }));
  const { delivery, asked } = await deliver('hubspot', HUBSPOT);
  assert.equal(delivery.status, 'delivered');
  assert.deepEqual(
    [asked[0]?.path, asked[0]?.headers.authorization],
    ['/crm/v3/objects/contacts/batch/upsert', `Bearer ${HUBSPOT.token}`],
  );
  const properties = { email: 'Ana@Example.com', firstname: 'Ana', lastname: 'Ruiz' };
  assert.deepEqual(asked[0]?.json, { inputs: [{ id: 'Ana@Example.com', idProperty: 'email', properties }] });
});

test('HubSpot’s refusal of one contact in an answer of many is a refusal', async () => {
  const errors = [{ status: 'error', message: 'Property values were not valid: INVALID_EMAIL' }];
  service.say(() => ({ status: 207, body: { status: 'COMPLETE', results: [], numErrors: 1, errors } }));
  const { delivery } = await deliver('hubspot', HUBSPOT);
  assert.deepEqual([delivery.status, delivery.attempts.length], ['failed', 1]);
  assert.match(String(lastTry(delivery)?.error), /INVALID_EMAIL/);
});

test('listmonk gets a subscriber, and adds one that it knows to the lists', async () => {
  service.say(({ method }) =>
    method === 'POST'
      ? { status: 409, body: { message: 'E-mail already exists.' } }
      : { body: method === 'GET' ? { data: { results: [{ id: 9 }] } } : { data: true } },
  );
  const settings = { address: `${service.url}/`, user: 'landfall', token: 'secret', list_ids: '1, 3' };
  const { delivery, asked } = await deliver('listmonk', settings, { Email: "o'hara@example.com" });
  assert.equal(delivery.status, 'delivered');
  assert.deepEqual(
    asked.map(({ method, path }) => `${method} ${path}`),
    ['POST /api/subscribers', 'GET /api/subscribers', 'PUT /api/subscribers/lists'],
  );
  assert.equal(asked[0]?.headers.authorization, `Basic ${Buffer.from('landfall:secret').toString('base64')}`);
  assert.deepEqual(asked[0]?.json.lists, [1, 3]);
  assert.equal(asked[1]?.query.get('query'), "subscribers.email = 'o''hara@example.com'");
  assert.deepEqual(asked[2]?.json, { ids: [9], action: 'add', target_list_ids: [1, 3], status: 'unconfirmed' });
});

test('Mautic gets a contact, and its segment', async () => {
  service.say(({ path }) => ({ status: 201, body: path.endsWith('new') ? { contact: { id: 5 } } : { success: 1 } }));
  const settings = { address: service.url, user: 'api', password: 'pw', segment_id: '4', tags: 'launch' };
  const { delivery, asked } = await deliver('mautic', settings);
  assert.equal(delivery.status, 'delivered');
  assert.deepEqual(
    asked.map(({ path }) => path),
    ['/api/contacts/new', '/api/segments/4/contact/5/add'],
  );
  assert.deepEqual(asked[0]?.json, { email: 'Ana@Example.com', firstname: 'Ana', lastname: 'Ruiz', tags: 'launch' });
});

test('Mautic’s words are shown', async () => {
  service.say(() => ({ status: 403, body: { errors: [{ code: 403, message: 'API disabled.' }] } }));
  const { delivery } = await deliver('mautic', { address: service.url, user: 'api', password: 'pw' });
  assert.equal(lastTry(delivery)?.error, 'API disabled.');
});

const keys = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const SHEETS = {
  spreadsheet: 'https://docs.google.com/spreadsheets/d/1AbCdEfGhIjKlMnOpQrStUvWx/edit#gid=0',
  key: JSON.stringify({
    type: 'service_account',
    client_email: 'bot@x.iam',
    private_key: keys.privateKey,
    private_key_id: 'k1',
  }),
};

test('Google Sheets gets a row below its names, and a formula stays a text', async () => {
  const path = '/v4/spreadsheets/1AbCdEfGhIjKlMnOpQrStUvWx/values';
  service.say((asked) => {
    if (asked.path === '/token') return { body: { access_token: 'ya29.token', expires_in: 3599 } };
    return { body: asked.method === 'GET' ? { values: [['Received', 'Email']] } : {} };
  });
  const { delivery, asked } = await deliver('google_sheets', SHEETS, { Email: 'ana@example.com', Note: '=1+1' });
  assert.equal(delivery.status, 'delivered', JSON.stringify(delivery.attempts));
  const [token, , names, row] = asked;
  const form = new URLSearchParams(token?.body);
  assert.equal(form.get('grant_type'), 'urn:ietf:params:oauth:grant-type:jwt-bearer');
  const [head = '', claims = '', signature = ''] = (form.get('assertion') ?? '').split('.');
  assert.deepEqual(JSON.parse(Buffer.from(head, 'base64url').toString()), { alg: 'RS256', typ: 'JWT', kid: 'k1' });
  const { iss, scope, aud, iat, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  assert.deepEqual(
    [iss, scope, aud, exp - iat],
    ['bot@x.iam', 'https://www.googleapis.com/auth/spreadsheets', 'https://oauth2.googleapis.com/token', 3600],
  );
  assert.ok(createVerify('RSA-SHA256').update(`${head}.${claims}`).verify(keys.publicKey, signature, 'base64url'));
  assert.deepEqual([names?.method, names?.json.values], ['PUT', [['Received', 'Email', 'Note']]]);
  assert.equal(decodeURIComponent(row?.path ?? ''), `${path}/'Sheet1'!A1:append`);
  assert.deepEqual([row?.query.get('valueInputOption'), row?.headers.authorization], ['RAW', 'Bearer ya29.token']);
  assert.match(row?.body ?? '', /\[\["\d{4}-[^"]+","ana@example\.com","=1\+1"\]\]/);
});

test('Google’s words are shown where the sheet is not shared', async () => {
  const error = { code: 403, message: 'The caller does not have permission', status: 'PERMISSION_DENIED' };
  service.say(({ path }) => (path === '/token' ? { body: { access_token: 't' } } : { status: 403, body: { error } }));
  const { delivery } = await deliver('google_sheets', SHEETS);
  assert.deepEqual([delivery.status, lastTry(delivery)?.error], ['failed', 'The caller does not have permission']);
});

test('an HTTP request has the method, headers and body that its owner wrote, each value escaped', async () => {
  const settings = {
    url: `${service.url}/people`,
    method: 'PUT',
    headers: 'Authorization: Bearer abc\nX-Team: sales',
    template: '{"mail": "{{email}}", "note": "{{ Note }}", "all": {{lead.fields}}, "none": "{{Nothing}}"}',
  };
  const fields = { Email: 'ana@example.com', Note: 'say "hi"\\\n{{email}}' };
  const { delivery, asked } = await deliver('http', settings, fields);
  assert.equal(delivery.status, 'delivered');
  const [one] = asked;
  assert.deepEqual(
    [one?.method, one?.path, one?.headers.authorization, one?.headers['x-team']],
    ['PUT', '/people', 'Bearer abc', 'sales'],
  );
  assert.equal(one?.headers['idempotency-key'], delivery.event_id);
  assert.deepEqual(one?.json, { mail: fields.Email, note: fields.Note, all: fields, none: '' });
});

test('a lead without an address is told as that, and asks nobody', async () => {
  for (const [kind, settings] of [
    ['mailchimp', MAILCHIMP],
    ['brevo', BREVO],
    ['kit', KIT],
    ['hubspot', HUBSPOT],
  ] as const) {
    const { delivery, asked } = await deliver(kind, settings, { Name: 'Ana' });
    assert.deepEqual(
      [delivery.status, asked.length, lastTry(delivery)?.error],
      ['failed', 0, 'This lead has no e-mail address.'],
    );
  }
});

test('a service that is down is tried again', async () => {
  service.say((_, count) => ({ status: count < 3 ? 503 : 200 }));
  const { delivery } = await deliver('brevo', BREVO);
  assert.deepEqual([delivery.status, delivery.attempts.length], ['delivered', 3]);
});
