import assert from 'node:assert/strict';
import { rename } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let backend: TestApp;
before(async () => {
  backend = await testApp();
});
after(() => backend.close());

test('is ready while everything it stands on answers', async () => {
  const answer = await backend.call('GET /v1/health/ready');
  assert.equal(answer.statusCode, 200, answer.body);
});

test('names the parts that are away, and stays alive', async () => {
  const { ping, jobs, storage } = backend.context;
  const gone = () => Promise.reject(new Error('gone'));
  backend.context.ping = gone;
  const one = await backend.call('GET /v1/health/ready');
  backend.context.jobs = { ...jobs, check: gone };
  backend.context.storage = { ...storage, check: gone };
  const all = await backend.call('GET /v1/health/ready');
  Object.assign(backend.context, { ping, jobs, storage });

  assert.equal(one.statusCode, 503);
  assert.deepEqual(one.json().away, ['database']);
  assert.deepEqual(all.json().away, ['database', 'jobs', 'storage']);
  assert.equal((await backend.call('GET /v1/health/live')).statusCode, 200);
});

test('a process for sites stays ready without its database, or without its store, and not without both', async () => {
  const { config, ping, storage } = backend.context;
  const gone = () => Promise.reject(new Error('gone'));
  const ready = async () => (await backend.call('GET /v1/health/ready')).statusCode;
  Object.assign(backend.context, { config: { ...config, role: 'sites' }, ping: gone });
  assert.equal(await ready(), 200);
  backend.context.storage = { ...storage, check: gone };
  assert.equal(await ready(), 503);
  backend.context.ping = ping;
  assert.equal(await ready(), 200);
  Object.assign(backend.context, { config, storage });
});

test('is not ready while its files are not mounted', async () => {
  const { folder } = backend.context.config.storage as { folder: string };
  await rename(folder, `${folder}-away`);
  const answer = await backend.call('GET /v1/health/ready');
  await rename(`${folder}-away`, folder);
  assert.deepEqual(answer.json().away, ['storage']);
});

test('is ready while no mail leaves: mails wait', async () => {
  const nowhere = await testApp({ SMTP_URL: 'smtp://127.0.0.1:1' });
  assert.equal((await nowhere.call('GET /v1/health/ready')).statusCode, 200);
  await nowhere.close();
});
