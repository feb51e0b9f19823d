import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pino } from 'pino';
import type { Subscribe } from '../../platform/db/notifications.ts';
import { until } from '../../testing/until.ts';
import { DatabaseWatch } from './database-watch.ts';
import type { Answer, FindAnswer, Route } from './route.ts';
import { RouteFinder } from './route-finder.ts';
import { sampleRoute } from './sample-route.ts';

const routeOf = (title: string): Route => sampleRoute({ title });
const answer = (title: string | null): Answer => ({ siteId: 'one', route: title === null ? null : routeOf(title) });
const fails: FindAnswer = async () => {
  throw new Error('away');
};

/** A finder over a database and a store that are made by hand. */
async function setUp(writeUnwritten = async () => false) {
  const sources: { database: FindAnswer; store: FindAnswer } = { database: fails, store: fails };
  const state = { isBack: true, notice: (_siteId: string) => {}, asked: 0 };
  const subscribe: Subscribe = async (_channel, notice) => {
    state.notice = notice;
    return { isLive: () => true, heardUntil: () => Number.NEGATIVE_INFINITY, close: async () => {} };
  };
  const ping = async () => {
    if (!state.isBack) throw new Error('away');
  };
  const asked: FindAnswer = (host, path) => {
    state.asked += 1;
    return sources.database(host, path);
  };
  const watch = new DatabaseWatch({ ping, log: pino({ level: 'silent' }) });
  const finder = await RouteFinder.start(
    { subscribe, watch },
    { database: asked, store: (host, path) => sources.store(host, path) },
    writeUnwritten,
  );
  return { finder, sources, state, title: async (path = '/') => (await finder.find('a.example', path))?.title };
}

test('many who ask at once are one question', async () => {
  const { sources, state, title, finder } = await setUp();
  sources.database = async () => answer('A');
  assert.deepEqual(new Set(await Promise.all(Array.from({ length: 50 }, () => title()))), new Set(['A']));
  assert.equal(state.asked, 1);
  await finder.close();
});

test('who asks after a change is not answered with what was asked before it', async () => {
  const { sources, state, title, finder } = await setUp();
  const slow = Promise.withResolvers<Answer>();
  sources.database = () => slow.promise;
  const before = title();
  state.notice('one');
  sources.database = async () => answer('New');
  assert.equal(await title(), 'New');
  slow.resolve(answer('Old'));
  assert.equal(await before, 'Old');
  assert.equal(await title(), 'New');
  await finder.close();
});

test('while the database is away the copies answer, and it is asked by nobody until it is back', async () => {
  const { sources, state, title, finder } = await setUp();
  Object.assign(state, { isBack: false });
  sources.store = async (_host, path) => (path === '/' ? answer('Copy') : answer(null));
  assert.deepEqual([await title(), await title('/gone')], ['Copy', undefined]);
  assert.equal(state.asked, 2 - 1);
  sources.database = async () => answer('Database');
  state.isBack = true;
  await until(async () => (await title()) === 'Database');
  await finder.close();
});

test('what the copies do not know is asked of the database that has just come back', async () => {
  const { sources, state, title, finder } = await setUp();
  Object.assign(state, { isBack: false });
  sources.store = async (_host, path) => (path === '/' ? answer('Copy') : answer(null));
  assert.equal(await title(), 'Copy');
  state.isBack = true;
  sources.database = async () => answer('New');
  assert.equal(await title('/new'), 'New');
  await finder.close();
});

test('a database that does not answer is not waited for', async () => {
  const { sources, state, title, finder } = await setUp();
  Object.assign(state, { isBack: false });
  sources.database = () => new Promise(() => {});
  sources.store = async () => answer('Copy');
  const began = Date.now();
  assert.deepEqual([await title(), await title('/two')], ['Copy', 'Copy']);
  assert.ok(Date.now() - began < 4_500);
  await finder.close();
});

test('while the store is away too, what was answered last counts; what nobody knows is an error', async () => {
  const { sources, state, title, finder } = await setUp();
  sources.database = async () => answer('Known');
  assert.equal(await title(), 'Known');
  Object.assign(state, { isBack: false });
  sources.database = fails;
  state.notice('one');
  assert.equal(await title(), 'Known');
  await assert.rejects(title('/other'), { code: 'unavailable' });
  await finder.close();
});

test('what was taken offline is gone also where only the copies say so', async () => {
  const { sources, state, title, finder } = await setUp();
  sources.database = async () => answer('Known');
  assert.equal(await title(), 'Known');
  Object.assign(state, { isBack: false });
  sources.database = fails;
  sources.store = async () => answer(null);
  state.notice('one');
  assert.equal(await title(), undefined);
  await finder.close();
});

test('a page that nobody wrote yet is written for its first visitor, and looked up again', async () => {
  const written: string[] = [];
  const { sources, title, finder } = await setUp(async () => {
    written.push('x');
    return true;
  });
  sources.database = async () => (written.length > 0 ? answer('Written') : answer(null));
  assert.equal(await title(), 'Written');
  sources.database = async () => null;
  assert.equal(await title('/of/a/foreign/host'), undefined);
  assert.equal(written.length, 1);
  await finder.close();
});
