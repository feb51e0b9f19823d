import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findNginx, NO_NGINX } from '../testing/nginx.ts';
import { findPostgres, NO_POSTGRES } from '../testing/postgres.ts';
import { rolling } from './rolling.ts';

test('a release is replaced by the next one under load, and nobody notices', async (t) => {
  if (!findPostgres()) return t.skip(NO_POSTGRES);
  if (!findNginx()) return t.skip(NO_NGINX);
  const { failures, note } = await rolling({});
  t.diagnostic(note);
  assert.deepEqual(failures, []);
});
