import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { after, before, test } from 'node:test';
import { errorBody } from '@landfall/shared/contracts';
import * as v from 'valibot';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { toAppError } from './to-app-error.ts';

let backend: TestApp;
before(async () => {
  backend = await testApp({ ALLOWED_ORIGINS: 'https://shop.example', TRUSTED_PROXIES: '10.1.0.0/16' });
});
after(() => backend.close());

const postLogin = (payload: string, type = 'application/json') =>
  backend.app.inject({ method: 'POST', url: '/v1/api/login', payload, headers: { 'content-type': type } });

test('every failure has the same shape and names its request', async () => {
  const answer = await backend.call('GET /v1/api/no/such/thing');
  assert.equal(answer.statusCode, 404);
  const body = v.parse(v.strictObject(errorBody.entries), answer.json());
  assert.equal(body.code, 'not_found');
  assert.equal(body.request_id, answer.headers['x-request-id']);
});

test('a caller cannot choose the name of its request', async () => {
  const answer = await backend.call('GET /v1/health/live', { headers: { 'x-request-id': 'mine' } });
  assert.notEqual(answer.headers['x-request-id'], 'mine');
});

test('a body that is not JSON is malformed', async () => {
  for (const body of ['{"email":', 'email=a', '{"email":"a","__proto__":{"admin":true}}']) {
    const answer = await postLogin(body);
    assert.equal(answer.statusCode, 400, body);
    assert.equal(answer.json().code, 'malformed');
  }
});

test('an address that cannot be decoded is malformed', async () => {
  const answer = await backend.call('GET /v1/api/project/%E0%A4%A');
  assert.equal(answer.statusCode, 400);
  v.parse(errorBody, answer.json());
});

test('a body of another shape breaks a rule, and nothing of it comes back', async () => {
  for (const body of ['[]', '"text"', '7', 'null', '']) {
    const answer = await postLogin(body);
    assert.equal(answer.statusCode, 422, body);
  }
  const secret = await postLogin(JSON.stringify({ email: 'nobody', password: { hidden: 'hunter2' } }));
  assert.equal(secret.statusCode, 422);
  assert.deepEqual(Object.keys(secret.json().fields).sort(), ['email', 'password']);
  assert.ok(!secret.body.includes('hunter2'));
});

test('a list breaks a rule also where every field may be left out', async () => {
  const { token } = await backend.signIn();
  for (const body of ['[]', '"text"', '7']) {
    const answer = await backend.app.inject({
      method: 'PUT',
      url: '/v1/api/user/me',
      payload: body,
      headers: { 'content-type': 'application/json', accesstokenapp: token },
    });
    assert.equal(answer.statusCode, 422, body);
  }
});

test('a body nested deeper than any page is refused before it is read', async () => {
  for (const body of [`${'{"a":'.repeat(7_000)}1${'}'.repeat(7_000)}`, `{"a":${'['.repeat(100_000)}`]) {
    const answer = await postLogin(body);
    assert.equal(answer.statusCode, 422);
    assert.equal(answer.json().code, 'invalid');
  }
  assert.deepEqual((await postLogin(JSON.stringify({ email: '{['.repeat(2_000) }))).json().fields.password, [
    'This field is required.',
  ]);
});

test('an answer names every header that it depends on', async () => {
  const answer = await backend.call('GET /v1/api/public/other/pricing', {
    headers: { origin: 'https://shop.example' },
  });
  assert.equal(answer.headers['access-control-allow-origin'], 'https://shop.example');
  const vary = String(answer.headers.vary).toLowerCase().split(', ').toSorted();
  assert.deepEqual(vary, ['accept-language', 'origin']);
});

test('a missing field is called required', async () => {
  const answer = await postLogin('{}');
  assert.deepEqual(answer.json().fields, { email: ['This field is required.'], password: ['This field is required.'] });
});

test('another kind of body is refused', async () => {
  assert.equal((await postLogin('email=a', 'application/x-www-form-urlencoded')).statusCode, 415);
  assert.equal((await postLogin('email=a', 'text/plain')).statusCode, 415);
});

test('a body of two megabytes is too large', async () => {
  const answer = await postLogin(JSON.stringify({ email: 'a@b.c', password: 'x'.repeat(2_000_000) }));
  assert.equal(answer.statusCode, 413);
  assert.equal(answer.json().code, 'too_large');
});

test('a text with the character NUL breaks a rule instead of the database', async () => {
  const { token } = await backend.signIn();
  const answer = await backend.call('PUT /v1/api/user/me', { token, body: { name: 'Nul\u0000name' } });
  assert.equal(answer.statusCode, 422, answer.body);
  assert.equal((await backend.call('GET /v1/api/project/a%00b', { token })).statusCode, 422);
});

test('an unexpected failure tells the caller nothing but the number to ask about', async () => {
  const { token } = await backend.signIn();
  const { transaction } = backend.context.db;
  backend.context.db.transaction = () => Promise.reject(new Error('select secret from vault'));
  const body = { name: 'Rocket shop', description: 'We sell rockets.', tipo: 'project:landing:page' };
  const answer = await backend.call('POST /v1/api/project/new', { token, body });
  backend.context.db.transaction = transaction;

  assert.equal(answer.statusCode, 500);
  assert.equal(answer.json().code, 'internal');
  assert.ok(!answer.body.includes('vault'));
});

test('a part that is away is 503, however deep the driver says so', async () => {
  const { token } = await backend.signIn();
  const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  const { transaction } = backend.context.db;
  backend.context.db.transaction = () =>
    Promise.reject(new Error('query failed', { cause: new AggregateError([refused]) }));
  const body = { name: 'Rocket shop', description: 'We sell rockets.', tipo: 'project:landing:page' };
  const answer = await backend.call('POST /v1/api/project/new', { token, body });
  backend.context.db.transaction = transaction;
  assert.equal(answer.statusCode, 503);
  assert.equal(answer.json().code, 'unavailable');
});

test('only a trusted proxy says who is calling', async () => {
  const statuses: number[] = [];
  const seen = (remoteAddress: string) =>
    backend.app.inject({
      method: 'POST',
      url: '/v1/api/login',
      remoteAddress,
      headers: { 'x-forwarded-for': '203.0.113.9' },
      payload: { email: 'nobody@example.com', password: 'not-this-one' },
    });
  // Ten wrong guesses from one address stop the next one from there.
  for (let i = 0; i < 10; i++) statuses.push((await seen('10.1.2.3')).statusCode);
  assert.deepEqual(new Set(statuses), new Set([400]));
  assert.equal((await seen('10.1.9.9')).statusCode, 429);
  assert.equal((await seen('192.0.2.1')).statusCode, 400);
});

test('browsers of allowed origins may call, others may not', async () => {
  const preflight = (origin: string) =>
    backend.app.inject({
      method: 'OPTIONS',
      url: '/v1/api/user/me',
      headers: {
        origin,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'accesstokenapp,traceparent',
      },
    });
  const allowed = await preflight('https://shop.example');
  assert.equal(allowed.headers['access-control-allow-origin'], 'https://shop.example');
  assert.match(String(allowed.headers['access-control-allow-headers']), /accesstokenapp,traceparent/);
  assert.equal((await preflight('https://evil.example')).headers['access-control-allow-origin'], undefined);
});

test('says what other origins may see only to those that may call', async () => {
  const told = async (origin?: string) => {
    const headers = origin ? { origin } : undefined;
    const answer = await backend.call('GET /v1/api/public/other/pricing', { ...(headers && { headers }) });
    assert.match(String(answer.headers.vary), /origin/i);
    return Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'));
  };
  const all = ['access-control-allow-credentials', 'access-control-allow-origin', 'access-control-expose-headers'];
  assert.deepEqual((await told('https://shop.example')).toSorted(), all);
  assert.deepEqual(await told('https://evil.example'), []);
  assert.deepEqual(await told(), []);
});

test('protects what a browser shows', async () => {
  const { headers } = await backend.call('GET /v1/health/live');
  assert.equal(headers['x-content-type-options'], 'nosniff');
  assert.match(String(headers['content-security-policy']), /default-src 'none'/);
});

test('answers a request that is not HTTP without falling over', async () => {
  await backend.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = backend.app.server.address() as { port: number };
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('nonsense\r\n\r\n'));
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });
  assert.match(answer, /^HTTP\/1\.1 400/);
  assert.equal((await backend.call('GET /v1/health/live')).statusCode, 200);
});

test('what the database gave up for others, or for taking too long, can be tried again', () => {
  for (const code of ['40P01', '57014'])
    assert.equal(
      toAppError(new Error('query', { cause: Object.assign(new Error('x'), { code }) })).code,
      'unavailable',
    );
});
