import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { seedPlans } from '../../commerce/plans/seed.ts';
import { openDatabase } from '../../platform/db/client.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { buildSitesApp } from '../../sites-app.ts';
import { doorTo } from '../../testing/door.ts';
import { pageOwner } from '../../testing/page-owner.ts';
import { findPostgres, NO_POSTGRES, startPostgres } from '../../testing/postgres.ts';
import { startS3 } from '../../testing/s3-server.ts';
import { testApp } from '../../testing/test-app.ts';
import { untilCopied } from '../../testing/until-copied.ts';

const FORM = 'Name=Ada+Lovelace&E-mail=ada%40example.com&Message=Hello';

/** Milliseconds that a visitor waits at most: for the database, then for the store. */
const PATIENCE = 15_000;

const cleanUps: (() => Promise<unknown>)[] = [];
after(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

test('connections to the database are there before the first visitor', async (t) => {
  const binaries = findPostgres();
  if (!binaries) return t.skip(NO_POSTGRES);
  const postgres = await startPostgres(binaries);
  cleanUps.push(postgres.stop);
  const backend = await testApp();
  const database = await openDatabase({ databaseUrl: await postgres.newDatabase(), dataDir: '' });
  await migrate(database, seedPlans);
  const sites = await buildSitesApp({ ...backend.context, ...database.forVisitors }, { counting: backend.context });
  cleanUps.push(backend.close, database.close, () => sites.close());
  const before = database.connections?.().idle ?? 0;
  await sites.ready();
  assert.equal(database.connections?.().idle, before + 5);
});

test('a database and a store that accept connections and never answer keep no visitor waiting', async (t) => {
  const binaries = findPostgres();
  if (!binaries) return t.skip(NO_POSTGRES);
  const postgres = await startPostgres(binaries);
  cleanUps.push(postgres.stop);
  const store = await startS3();
  cleanUps.push(store.close);
  const address = new URL(await postgres.newDatabase());
  const door = await doorTo(Number(address.port));
  address.port = String(door.port);
  const backend = await testApp({ ...store.env, DATABASE_URL: address.href });
  const sites = await buildSitesApp({ ...backend.context, ...backend.database.forVisitors });
  cleanUps.push(async () => {
    door.speak();
    store.speak();
    await sites.close();
    await backend.close();
    await door.shut();
  });

  const owner = await pageOwner(backend);
  const { url } = await owner.create({ slug: '/known' });
  for (const slug of ['/unknown', '/later']) await owner.create({ slug });
  await untilCopied(address.href);
  const { host } = new URL(url);
  const ask = async (path: string, payload?: string) => {
    const headers = { host, ...(payload && { 'content-type': 'application/x-www-form-urlencoded' }) };
    const began = performance.now();
    const answer = await sites.inject({
      method: payload ? 'POST' : 'GET',
      url: path,
      headers,
      ...(payload && { payload }),
    });
    const ms = performance.now() - began;
    assert.ok(ms < PATIENCE, `${path} took ${ms} ms`);
    return answer;
  };
  assert.equal((await ask('/known')).statusCode, 200);

  await t.test('the database alone: pages come from the store, and a form comes back with what was typed', async () => {
    door.hush();
    const [known, unknown, form] = await Promise.all([ask('/known'), ask('/unknown'), ask('/known', FORM)]);
    assert.deepEqual([known.statusCode, unknown.statusCode, form.statusCode], [200, 200, 503]);
    assert.match(form.body, /value="Ada Lovelace"/);
  });

  await t.test('both: what is in memory is answered, and for the rest a plain page says to come back', async () => {
    store.hush();
    const [known, later] = await Promise.all([ask('/known'), ask('/later')]);
    assert.deepEqual([known.statusCode, later.statusCode], [200, 503]);
    assert.ok(later.headers['retry-after']);
  });

  await t.test('once they answer again, everything is as before', async () => {
    door.speak();
    store.speak();
    const [later, form] = [await ask('/later'), await ask('/known', FORM)];
    assert.deepEqual([later.statusCode, form.statusCode], [200, 303]);
  });
});
