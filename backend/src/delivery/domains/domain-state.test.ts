import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { afterLookup, CLAIM_LIFE, pauseAfter } from './domain-state.ts';

const now = new Date('2026-11-20T12:00:00Z');
const claim = { status: 'pending' as const, held: true, misses: 0, claimedAt: now };
const seen = (cname: boolean, txt: boolean, answered = true) => ({
  answered,
  checks: (['CNAME', 'TXT'] as const).map((type, index) => ({
    type,
    name: 'x.example.com',
    expected: 'y',
    found: [],
    addresses: [],
    ok: index === 0 ? cname : txt,
  })),
});

test('a claim becomes active with both records, and with neither alone', () => {
  assert.equal(afterLookup(claim, seen(true, true), now).status, 'active');
  assert.equal(afterLookup(claim, seen(true, false), now).status, 'pending');
  assert.equal(afterLookup(claim, seen(false, true), now).status, 'pending');
});

test('an unproven claim is looked after with growing pauses until it runs out', () => {
  let row = { ...claim };
  let at = now;
  const pauses: number[] = [];
  for (;;) {
    const outcome = afterLookup(row, seen(false, false), at);
    if (!outcome.nextCheckAt) {
      assert.deepEqual([outcome.status, outcome.held], ['error', false]);
      break;
    }
    pauses.push(outcome.nextCheckAt.getTime() - at.getTime());
    row = { ...row, misses: outcome.misses };
    at = outcome.nextCheckAt;
  }
  assert.ok(pauses.length > 10 && pauses.length < 40, `${pauses.length} look-ups`);
  assert.deepEqual(
    pauses,
    pauses.toSorted((a, b) => a - b),
  );
  assert.ok(at.getTime() - now.getTime() <= CLAIM_LIFE + pauseAfter(20));
});

test('an active domain survives tidied records and servers that do not answer, not the loss of both', () => {
  const active = { ...claim, status: 'active' as const };
  assert.deepEqual(afterLookup({ ...active, misses: 3 }, seen(true, false), now).misses, 0);
  assert.equal(afterLookup({ ...active, misses: 99 }, seen(false, true), now).status, 'active');
  assert.equal(afterLookup({ ...active, misses: 0 }, seen(false, false), now).status, 'active');
  assert.equal(afterLookup({ ...active, misses: 4 }, seen(false, false), now).status, 'error');
  assert.equal(afterLookup({ ...active, misses: 3 }, seen(false, false, false), now).misses, 3);
});

test('whatever is seen: only what is active or waits is looked up again, and only proof makes active', () => {
  const row = fc.record({
    status: fc.constantFrom('active' as const, 'pending' as const, 'error' as const),
    held: fc.boolean(),
    misses: fc.nat(100),
    claimedAt: fc.integer({ min: 0, max: 10 * CLAIM_LIFE }).map((age) => new Date(now.getTime() - age)),
  });
  fc.assert(
    fc.property(row, fc.boolean(), fc.boolean(), fc.boolean(), (before, cname, txt, answered) => {
      const after = afterLookup(before, seen(cname, txt, answered), now);
      assert.equal(after.nextCheckAt === null, after.status === 'error');
      if (after.status === 'active') assert.ok(after.held && (before.status === 'active' || (cname && txt)));
      if (after.status === 'error') assert.ok(!after.held);
      if (after.nextCheckAt) assert.ok(after.nextCheckAt > now);
    }),
  );
});
