import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type TestApp, testApp } from '../testing/test-app.ts';

let backend: TestApp;
before(async () => {
  backend = await testApp();
});
after(() => backend.close());

test('is ready while everything it stands on answers', async () => {
  const answer = await backend.call('GET /v1/health/ready');
  assert.equal(answer.statusCode, 200, answer.body);
});

test('names the part that is away, and stays alive', async () => {
  const { ping } = backend.context;
  backend.context.ping = () => Promise.reject(new Error('gone'));
  const answer = await backend.call('GET /v1/health/ready');
  backend.context.ping = ping;

  assert.equal(answer.statusCode, 503);
  assert.deepEqual(answer.json().away, ['database']);
  assert.equal((await backend.call('GET /v1/health/live')).statusCode, 200);
});
