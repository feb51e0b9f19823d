import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Gate } from './gate.ts';

test('lets no more through at once than it is wide, in order, also after failures', async () => {
  const gate = new Gate(2);
  const order: number[] = [];
  let inside = 0;
  let most = 0;
  const work = (number: number) =>
    gate.run(async () => {
      inside += 1;
      most = Math.max(most, inside);
      order.push(number);
      await new Promise(setImmediate);
      inside -= 1;
      if (number % 3 === 0) throw new Error('failed');
      return number;
    });
  const results = await Promise.allSettled(Array.from({ length: 10 }, (_, number) => work(number)));
  assert.equal(most, 2);
  assert.deepEqual(order, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  assert.equal(results.filter(({ status }) => status === 'rejected').length, 4);
});
