import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testApp } from '../testing/test-app.ts';
import { askEverything } from './ask-everything.ts';
import { growDatabase } from './grow-database.ts';
import { recordStatements, wholeTableReads } from './query-plans.ts';

/** Few rows are read as a whole whatever there is: here whatever can be found by an index is. `bench:plans` has as many as it takes. */
const BY_INDEX = 'set enable_seqscan = off; set enable_hashjoin = off; set enable_mergejoin = off';

test('no schedule, TLS check, claim, visit or list has to read the whole of a table that grows', async (t) => {
  const backend = await testApp();
  t.after(() => backend.close());
  const growing = await growDatabase(backend.database, 100);
  const recorder = await recordStatements(backend.database);
  t.after(() => recorder.stop());
  const { asked, failed } = await askEverything(backend);
  assert.deepEqual(failed, []);
  for (const one of ['domains.due', 'sessions.expired', 'leads.due', 'GET /v1/api/user/me'])
    assert.ok(asked.includes(one));
  await backend.database.executeSql(BY_INDEX);
  assert.deepEqual(await wholeTableReads(recorder, growing), []);
});

/** References that nothing is ever deleted behind: plans, and orders. */
const LASTING = new Set(['plans', 'orders']);

test('whatever is deleted finds by an index what refers to it', async (t) => {
  const backend = await testApp();
  t.after(() => backend.close());
  const { rows } = await backend.database.executeSql(
    `select c.conrelid::regclass || '.' || a.attname as reference, c.confrelid::regclass::text as refers_to
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.connamespace = 'public'::regnamespace
        and not exists (select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])`,
  );
  assert.deepEqual(
    rows.filter(({ refers_to }) => !LASTING.has(String(refers_to))).map(({ reference }) => reference),
    [],
  );
});
