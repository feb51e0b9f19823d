import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paymentStatus } from '@landfall/shared/contracts';
import fc from 'fast-check';
import { isOpen, nextStatus, type OrderEvent } from './order-state.ts';

const event = fc.constantFrom<OrderEvent>('started', 'paid', 'failed', 'expired', 'refunded');

test('any sequence of events ends in a legal status, is paid at most once and only after a payment', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), (events) => {
      let status: (typeof paymentStatus.options)[number] = 'created';
      let timesPaid = 0;
      events.forEach((each, index) => {
        const next = nextStatus(status, each);
        if (!next) return;
        assert.notEqual(next, status);
        if (next === 'paid') {
          timesPaid += 1;
          assert.ok(events.slice(0, index + 1).includes('paid'));
        }
        assert.ok(!isOpen(next) || isOpen(status), 'a closed order never opens again');
        status = next;
      });
      assert.ok(paymentStatus.options.includes(status));
      assert.ok(timesPaid <= 1);
      if (events.includes('refunded')) assert.equal(status, 'refunded');
      else if (events.includes('paid')) assert.equal(status, 'paid');
    }),
    { numRuns: 2000 },
  );
});

test('the same event twice has no second effect', () => {
  fc.assert(
    fc.property(fc.constantFrom(...paymentStatus.options), event, (status, each) => {
      const next = nextStatus(status, each);
      if (next) assert.equal(nextStatus(next, each), null);
    }),
  );
});
