import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let backend: TestApp;
before(async () => {
  backend = await testApp();
});
after(() => backend.close());

const error = { remote: 'mfe_pages', version: '1.0.0', commit: 'abc', kind: 'render', message: 'It broke', stack: '' };
const report = (body: unknown, remoteAddress = '192.0.2.1') =>
  backend.call('POST /v1/api/public/client-error', { body, remoteAddress });

test('takes a report from anybody and answers nothing', async () => {
  const answer = await report({ ...error, path: '/dashboard/pages' });
  assert.equal(answer.statusCode, 204);
  assert.equal(answer.body, '');
});

test('refuses what is no report, and one that is too long', async () => {
  assert.equal((await report({ ...error, kind: 'other' })).statusCode, 422);
  assert.equal((await report({ ...error, message: 'x'.repeat(501) })).statusCode, 422);
  assert.equal((await report({ ...error, stack: 'x'.repeat(20_000) })).statusCode, 413);
});

test('takes only so many from one address', async () => {
  const statuses = await Promise.all(Array.from({ length: 61 }, () => report(error, '192.0.2.2')));
  assert.equal(statuses.filter(({ statusCode }) => statusCode === 204).length, 60);
  assert.equal(statuses.at(-1)?.statusCode, 429);
});
