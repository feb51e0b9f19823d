import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { areaTrials } from '../../platform/db/schema.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

const DAY = 24 * 60 * 60_000;
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

const session = (body: unknown, remoteAddress = '192.0.2.3') =>
  backend.call('POST /v1/api/public/client-error/session', { body, remoteAddress });
const trialOf = (trial: string, remote = 'mfe_pages') =>
  backend.call(`GET /v1/internal/area-trials?trial=${trial}&remote=${remote}`);

test('counts tabs and errors of each version of an area in a trial', async () => {
  const tab = { trial: 't-1', remote: 'mfe_pages', version: '1.0.0-a' };
  for (let tabs = 0; tabs < 3; tabs += 1) assert.equal((await session(tab)).statusCode, 204);
  await session({ ...tab, version: '1.0.0-b' });
  await session({ ...tab, remote: 'mfe_files' });
  await session({ ...tab, trial: 't-2' });
  const met = { ...error, trial: 't-1', version: '1.0.0-b' };
  await report({ ...met, first: true }, '192.0.2.4');
  await report(met, '192.0.2.4');
  await report({ ...met, trial: '' }, '192.0.2.4');
  assert.deepEqual((await trialOf('t-1')).json(), {
    data: [
      { version: '1.0.0-a', sessions: 3, failed: 0, errors: 0 },
      { version: '1.0.0-b', sessions: 1, failed: 1, errors: 2 },
    ],
  });
  assert.deepEqual((await trialOf('t-3')).json(), { data: [] });
});

test('tells no stranger what it counted, and takes no names that no release gives', async () => {
  const headers = { 'x-forwarded-for': '192.0.2.9' };
  const asked = await backend.call('GET /v1/internal/area-trials?trial=t-1&remote=mfe_pages', { headers });
  assert.equal(asked.statusCode, 404);
  assert.equal((await session({ trial: 'T 1', remote: 'mfe_pages', version: '1' })).statusCode, 422);
  assert.equal((await session({ trial: 't-1', remote: 'mfe_pages', version: '' })).statusCode, 422);
  assert.equal((await report({ ...error, trial: "'; --", first: true }, '192.0.2.5')).statusCode, 204);
});

test('keeps only so much, whoever invents names, and what is used; only so many tabs of one address', async () => {
  const { db } = backend.context;
  const used = { trial: 't-4', remote: 'mfe_pages', version: '1' };
  for (let tabs = 0; tabs < 2; tabs += 1) await session(used);
  await db.insert(areaTrials).values({ ...used, trial: 't-old', sessions: 9, seenAt: new Date(Date.now() - 3 * DAY) });
  const statuses = await Promise.all(
    Array.from({ length: 301 }, (_, n) => session({ trial: `flood-${n}`, remote: 'x', version: '1' }, '192.0.2.6')),
  );
  assert.equal(statuses.at(-1)?.statusCode, 429);
  assert.equal(await db.$count(areaTrials), 200);
  assert.deepEqual([(await trialOf('t-4')).json().data[0]?.sessions, (await trialOf('t-old')).json().data], [2, []]);
  // One that begins meanwhile finds its place, too.
  await session({ ...used, trial: 't-5' });
  assert.equal((await trialOf('t-5')).json().data.length, 1);
});
