import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readConfig } from '../../platform/config.ts';
import { nextWait, retryAfterSeconds } from './schedule.ts';

const HOUR = 3600;

test('tries ten times over three days, each a little later than planned', () => {
  const { webhookRetries } = readConfig({});
  const planned = [0, 5, 300, 1800, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR];
  assert.deepEqual(webhookRetries, planned);
  for (const [tries, wait] of planned.entries()) {
    assert.equal(nextWait(webhookRetries, tries, undefined, 0), wait);
    assert.ok(Math.abs(Number(nextWait(webhookRetries, tries, undefined, 1)) - wait * 1.2) < 0.01);
  }
  assert.equal(nextWait(webhookRetries, 10, undefined), undefined);
});

test('waits longer where Retry-After asks for it, within a day', () => {
  const now = Date.parse('2026-11-22T06:00:00Z');
  assert.equal(retryAfterSeconds('120', now), 120);
  assert.equal(retryAfterSeconds('Sun, 22 Nov 2026 06:01:00 GMT', now), 60);
  assert.equal(retryAfterSeconds('Sun, 22 Nov 2026 05:00:00 GMT', now), 0);
  for (const nonsense of [undefined, '', '-5', 'soon']) assert.equal(retryAfterSeconds(nonsense, now), 0);
  assert.equal(retryAfterSeconds('99999999', now), 24 * HOUR);
  assert.equal(nextWait([0, 5], 1, '120'), 120);
  assert.equal(nextWait([0, 300], 1, '1', 0), 300);
  assert.equal(nextWait([0], 1, '120'), undefined);
});
