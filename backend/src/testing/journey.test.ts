import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { mintCode } from '../commerce/codes/codes.ts';
import { findPostgres, NO_POSTGRES, startPostgres } from './postgres.ts';
import { type TestApp, testApp } from './test-app.ts';

const EMAIL = 'ann@example.com';
const PASSWORD = 'Correct-horse-1';

/** What every account goes through, over whichever database. */
async function journey(backend: TestApp) {
  const { call, context } = backend;
  const code = await context.db.transaction((tx) => mintCode(tx, { planName: 'pro', orderId: null }));
  const body = { password: PASSWORD, confirmPassword: PASSWORD, terms: true, code };
  const racers = await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      call('POST /v1/api/register', { body: { ...body, email: `racer${n}@example.com` } }),
    ),
  );
  assert.equal(racers.filter((answer) => answer.statusCode === 201).length, 1);

  const own = await context.db.transaction((tx) => mintCode(tx, { planName: 'pro', orderId: null }));
  assert.equal((await call('POST /v1/api/register', { body: { ...body, email: EMAIL, code: own } })).statusCode, 201);
  assert.equal((await call('POST /v1/api/login', { body: { email: EMAIL, password: 'wrong' } })).statusCode, 400);
  const login = await call('POST /v1/api/login', { body: { email: EMAIL.toUpperCase(), password: PASSWORD } });
  const token = login.json().access_token;

  const me = await call('PUT /v1/api/user/me', { token, body: { name: 'Zoë 🚀', email: EMAIL } });
  assert.deepEqual([me.json().data.name, me.json().data.plan.name], ['Zoë 🚀', 'pro']);

  const draft = { name: 'Rocket shop', description: 'We sell rockets.', tipo: 'project:landing:page' };
  const creations = await Promise.all([1, 2, 3].map(() => call('POST /v1/api/project/new', { token, body: draft })));
  const [id] = creations.map((answer) => answer.json().data.project_id);
  assert.equal((await call('GET /v1/api/project/', { token })).json().data.length, 3);
  const [domain] = (await call(`GET /v1/api/project/${id}/domain`, { token })).json().data;
  assert.equal(domain.status, 'active');
  assert.equal((await call(`DELETE /v1/api/project/${id}`, { token })).statusCode, 200);
  assert.equal((await call(`GET /v1/api/project/${id}/domain`, { token })).statusCode, 404);

  assert.equal((await call('PUT /v1/api/user/me', { token, body: { name: 'a\u0000b' } })).statusCode, 422);
  assert.equal((await call('GET /v1/health/ready')).statusCode, 200);
  assert.equal((await call('POST /v1/api/logout', { token })).statusCode, 200);
  assert.equal((await call('GET /v1/api/user/me', { token })).statusCode, 401);
}

test('an account lives its life on the embedded database', async () => {
  const backend = await testApp();
  await journey(backend).finally(backend.close);
});

describe('on PostgreSQL', { skip: findPostgres() ? false : NO_POSTGRES }, () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let stopped = false;
  const stop = async () => {
    if (!stopped) await postgres.stop();
    stopped = true;
  };
  before(async () => {
    postgres = await startPostgres(findPostgres() ?? '');
  });
  after(stop);

  test('an account lives its life', async () => {
    const backend = await testApp({ DATABASE_URL: await postgres.newDatabase() });
    await journey(backend).finally(backend.close);
  });

  test('answers 503 and says what is away while the server is gone', async () => {
    const backend = await testApp({ DATABASE_URL: await postgres.newDatabase() });
    const { token } = await backend.signIn();
    await stop();
    const answer = await backend.call('GET /v1/api/user/me', { token });
    assert.equal(answer.statusCode, 503, answer.body);
    assert.equal(answer.json().code, 'unavailable');
    const ready = await backend.call('GET /v1/health/ready');
    assert.equal(ready.statusCode, 503);
    assert.ok(ready.json().away.includes('database'));
    assert.equal((await backend.call('GET /v1/health/live')).statusCode, 200);
    await backend.close();
  });
});
