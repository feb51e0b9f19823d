import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AppError } from '../errors.ts';
import { ReadGate } from './read-gate.ts';

const isRefused = (error: unknown) => error instanceof AppError && error.code === 'too_many_requests';

test('one place takes its share and waits for the rest, while others go on', async () => {
  const gate = new ReadGate({ all: 10, perPlace: 2 }, 5_000);
  const [leave] = await Promise.all([gate.enter('a'), gate.enter('a')]);
  let isIn = false;
  const third = gate.enter('a').then(() => {
    isIn = true;
  });
  await gate.enter('b');
  assert.equal(isIn, false);
  leave();
  leave();
  await third;
});

test('whoever waits in vain is told when to come back', async () => {
  const gate = new ReadGate({ all: 1, perPlace: 1 }, 5);
  const leave = await gate.enter('a');
  await assert.rejects(gate.enter('b'), isRefused);
  leave();
  (await gate.enter('b'))();
});

test('a place that is given back goes to the first who may have it', async () => {
  const gate = new ReadGate({ all: 2, perPlace: 1 }, 5_000);
  const leaveA = await gate.enter('a');
  const leaveB = await gate.enter('b');
  const order: string[] = [];
  const second = gate.enter('a').then(() => order.push('a'));
  const other = gate.enter('c').then((leave) => {
    order.push('c');
    leave();
  });
  leaveB();
  await other;
  leaveA();
  await second;
  assert.deepEqual(order, ['c', 'a']);
});
