import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testApp } from '../../testing/test-app.ts';
import { Budget, costOf } from './request-budget.ts';

test('a caller has so many points, regains some every second, and never has more', () => {
  const budget = new Budget(10, 2);
  budget.spend('a', 9, 0);
  budget.spend('a', 5, 0);
  assert.throws(() => budget.spend('a', 1, 1_000), { code: 'too_many_requests' });
  assert.throws(() => budget.spend('a', 1, 2_000), { retryAfter: 0.5 });
  budget.spend('b', 1, 2_000);
  budget.spend('a', 1, 2_500);
  budget.spend('a', 10, 3_600_000);
  assert.throws(() => budget.spend('a', 1, 3_600_000));
});

test('writing costs more than reading, and a body by its size', () => {
  const cost = (method: string, headers: Record<string, string> = {}) => costOf({ method, headers });
  assert.equal(cost('GET'), 1);
  assert.equal(cost('PUT', { 'content-length': '200' }), 5);
  assert.equal(cost('PUT', { 'content-length': '2000000', 'content-type': 'application/json' }), 105);
  assert.equal(cost('POST', { 'content-length': '15000000', 'content-type': 'multipart/form-data; boundary=a' }), 35);
  assert.equal(cost('PUT', { 'transfer-encoding': 'chunked' }), 55);
});

test('an account in a loop is stopped, on all of its sessions, and another goes on', async () => {
  const backend = await testApp({ REQUEST_RATE: '1' });
  const { token } = await backend.signIn();
  const { token: other } = await backend.signIn();
  const read = (by: string) => backend.call('GET /v1/api/user/me', { token: by });
  const answers = [];
  for (let turn = 0; turn < 45; turn += 1) answers.push(await read(token));
  const last = answers.at(-1);
  assert.equal(answers[0]?.statusCode, 200);
  assert.equal(last?.statusCode, 429);
  assert.ok(Number(last?.headers['retry-after']) >= 1);
  assert.equal((await read(other)).statusCode, 200);
  await backend.close();
});

test('so is an address that asks for nobody, while files and health stay free', async () => {
  const backend = await testApp({ REQUEST_RATE: '1' });
  const prices = () => backend.call('GET /v1/api/public/other/pricing', { remoteAddress: '192.0.2.1' });
  let asked = 0;
  while ((await prices()).statusCode === 200) asked += 1;
  assert.ok(asked >= 160 && asked < 200, String(asked));
  for (const path of ['/v1/health/live', '/v1/files/uploads/none.png'])
    assert.notEqual((await backend.call(`GET ${path}`, { remoteAddress: '192.0.2.1' })).statusCode, 429);
  assert.equal((await backend.call('GET /v1/api/public/other/pricing')).statusCode, 200);
  await backend.close();
});
