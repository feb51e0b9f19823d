import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventsKilled } from '../../chaos/events-killed.ts';

test('every event arrives under one id, however often the process is killed', { timeout: 240_000 }, async () => {
  const { acknowledged, refused, failures } = await eventsKilled({ kills: 3 });
  assert.deepEqual(failures, []);
  assert.ok(acknowledged > 30, `${acknowledged} acknowledged`);
  assert.ok(refused > 10, `${refused} refused`);
});
