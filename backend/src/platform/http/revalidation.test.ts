import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { PASSWORD, type TestApp, testApp } from '../../testing/test-app.ts';

let backend: TestApp;
before(async () => {
  backend = await testApp();
});
after(() => backend.close());

/** A list as a browser asks for it that has an earlier answer. */
const list = (token: string, known?: string) =>
  backend.call('GET /v1/api/project/', { token, headers: known ? { 'if-none-match': known } : {} });

test('an answer that did not change is not sent again, and a changed one is', async () => {
  const { token } = await backend.signIn();
  const first = await list(token);
  assert.equal(first.statusCode, 200);
  assert.equal(first.headers['cache-control'], 'private, no-cache');
  const known = String(first.headers.etag);

  const same = await list(token, known);
  assert.equal(same.statusCode, 304);
  assert.equal(same.body, '');
  assert.equal(same.headers['content-security-policy'], undefined, 'the browser has it');

  const type = 'project:landing:page';
  const body = { name: 'Rocket shop', description: 'We sell rockets.', tipo: type, type };
  await backend.call('POST /v1/api/project/new', { token, body });
  const changed = await list(token, known);
  assert.equal(changed.statusCode, 200);
  assert.equal(changed.json().data.length, 1);
});

test('what one account was told says nothing to another one, nor to nobody', async () => {
  const known = String((await backend.call('GET /v1/api/user/me', await backend.signIn())).headers.etag);
  const headers = { 'if-none-match': known };
  const { token } = await backend.signIn();
  assert.equal((await backend.call('GET /v1/api/user/me', { token, headers })).statusCode, 200);
  assert.equal((await backend.call('GET /v1/api/user/me', { headers })).statusCode, 401);
});

test('what must not be kept stays so, and answers to changes are nobody’s to keep', async () => {
  const { token } = await backend.signIn();
  const data = await backend.call('POST /v1/api/user/export', { token, body: { password: PASSWORD } });
  assert.match(String(data.headers['cache-control']), /no-store/);
  const saved = await backend.call('PUT /v1/api/user/me', { token, body: { name: 'Ada' } });
  assert.equal(saved.headers['cache-control'], undefined);
});
