import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findPostgres, NO_POSTGRES } from '../testing/postgres.ts';
import { visitsWithoutDatabase } from './visits-without-database.ts';

/** Seconds. */
const AWAY = Number(process.env.AWAY_SECONDS ?? 6);

test('every published page answers while PostgreSQL is stopped, and forms come back with what was typed', async (t) => {
  if (!findPostgres()) return t.skip(NO_POSTGRES);
  const { failures, note } = await visitsWithoutDatabase({ away: AWAY });
  t.diagnostic(note);
  assert.deepEqual(failures, []);
});
