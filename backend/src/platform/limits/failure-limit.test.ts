import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readConfig } from '../config.ts';
import { AppError } from '../errors.ts';
import { createLog } from '../log.ts';
import { FailureLimit } from './failure-limit.ts';

/** The embedded database, which limits of a single process never ask. */
const ALONE = { config: readConfig({}), db: undefined as never, log: createLog('silent') };

const wrong = () => Promise.reject(new AppError('wrong_credentials'));
const right = () => Promise.resolve('in');
const broken = () => Promise.reject(new Error('the database is away'));
const tooMany = (error: unknown) => error instanceof AppError && error.code === 'too_many_requests';

test('stops after the last failure allowed, and opens again when the window ends', async (t) => {
  t.mock.timers.enable({ apis: ['Date'] });
  const limit = new FailureLimit(ALONE, 'test', 2, 60);
  for (let i = 0; i < 2; i++) await assert.rejects(limit.run('ann', wrong), { code: 'wrong_credentials' });
  await assert.rejects(limit.run('ann', right), (error) => tooMany(error) && (error as AppError).retryAfter === 60);
  assert.equal(await limit.run('bob', right), 'in');
  t.mock.timers.tick(60_000);
  assert.equal(await limit.run('ann', right), 'in');
});

test('does not hold our own failures against the caller', async () => {
  const limit = new FailureLimit(ALONE, 'test', 1, 60);
  for (let i = 0; i < 3; i++) await assert.rejects(limit.run('ann', broken), /database/);
  assert.equal(await limit.run('ann', right), 'in');
});

test('many wrong ones at once are as many as one after another', async () => {
  const limit = new FailureLimit(ALONE, 'test', 3, 60);
  let made = 0;
  const guess = async () => {
    made += 1;
    await new Promise(setImmediate);
    return wrong();
  };
  const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => limit.run('ann', guess)));
  assert.equal(made, 3);
  assert.equal(outcomes.filter((outcome) => outcome.status === 'rejected' && tooMany(outcome.reason)).length, 47);
});

test('many right ones at once all get through', async () => {
  const limit = new FailureLimit(ALONE, 'test', 3, 60);
  const outcomes = await Promise.all(Array.from({ length: 50 }, () => limit.run('ann', right)));
  assert.equal(outcomes.length, 50);
});

test('a refusal is no failure: it does not use up what a wider limit allows', async () => {
  const narrow = new FailureLimit(ALONE, 'test', 2, 60);
  const wide = new FailureLimit(ALONE, 'test', 4, 60);
  for (let i = 0; i < 50; i++) await assert.rejects(wide.run('everywhere', () => narrow.run('ann', wrong)));
  assert.equal(await wide.run('everywhere', () => narrow.run('bob', right)), 'in');
});
