import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fuzz } from './fuzz.ts';

test('nothing that two accounts send is answered 5xx, shows or changes what is another account’s, or is kept in memory', async () => {
  const { findings, statuses } = await fuzz({ requests: 2_000, seed: 20_261_122, growth: 200_000_000 });
  assert.deepEqual(findings, []);
  assert.ok((statuses['200'] ?? 0) > 200, 'enough of the calls succeed for the others to mean something');
});
