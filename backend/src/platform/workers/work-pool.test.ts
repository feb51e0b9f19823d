import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { run } from '../../testing/stubborn-work.ts';
import { AppError } from '../errors.ts';
import { OverLimitError } from './over-limit-error.ts';
import { type StartRunner, startChild, startThread } from './runner.ts';
import { type Task, task } from './task.ts';
import { type PoolOptions, WorkPool } from './work-pool.ts';

const stubborn = (deadlineMs = 20_000): Task<string, string> =>
  task<typeof run>(new URL('../../testing/stubborn-work.ts', import.meta.url), deadlineMs);

const pools: WorkPool[] = [];
after(() => Promise.all(pools.map((pool) => pool.close())));

function poolOf(start: StartRunner, options: Partial<PoolOptions> = {}): WorkPool {
  const bounds = { size: 1, memoryMb: 96, perOwner: 100, inAll: 200, waitMs: 60_000 };
  const pool = new WorkPool({ start, ...bounds, ...options });
  pools.push(pool);
  return pool;
}

/** Real workers on a machine that has other things to do may be given too little of a processor to have had their time. */
const isEnded = (error: unknown): boolean =>
  (error instanceof OverLimitError && error.limit === 'time') ||
  (error instanceof AppError && error.code === 'unavailable');

for (const [name, start] of [
  ['threads', startThread],
  ['processes', startChild],
] as const)
  describe(`in ${name}`, () => {
    test('ends what takes too long while this thread goes on, and then does what waits', async (t) => {
      const pool = poolOf(start);
      const asked = performance.now();
      const hung = pool.run(stubborn(300), 'ana', 'hang');
      const next = pool.run(stubborn(), 'ana', 'one');
      let beats = 0;
      const pulse = setInterval(() => (beats += 1), 20);
      t.after(() => clearInterval(pulse));
      await assert.rejects(hung, isEnded);
      assert.ok(performance.now() - asked < 20_000, 'its own deadline ends it, not the longer one of starting');
      assert.ok(beats > 5, `this thread ran ${beats} times meanwhile`);
      assert.equal(await next, 'one');
    });

    test('tells failures and refusals to the one who asked', async () => {
      const pool = poolOf(start);
      const fields = { text: ['Not this.'] };
      await assert.rejects(pool.run(stubborn(), 'ana', 'fail'), /It failed/);
      await assert.rejects(pool.run(stubborn(), 'ana', 'refuse'), { code: 'invalid', message: 'Not this.', fields });
      assert.equal(await pool.run(stubborn(), 'ana', 'one'), 'one');
    });

    test('does without a worker that died', async () => {
      const pool = poolOf(start);
      await assert.rejects(pool.run(stubborn(), 'ana', 'die'), { limit: 'crash' });
      assert.equal(await pool.run(stubborn(), 'ana', 'one'), 'one');
    });

    test('ends what takes too much memory', async () => {
      const pool = poolOf(start);
      const order = start === startThread ? 'grow' : 'fill';
      await assert.rejects(pool.run(stubborn(), 'ana', order), { limit: 'memory' });
      assert.equal(await pool.run(stubborn(), 'ana', 'one'), 'one');
    });

    test('a closing pool finishes what runs and refuses the rest', async () => {
      const pool = poolOf(start);
      await pool.run(stubborn(), 'ana', 'one');
      const running = pool.run(stubborn(), 'ana', 'slow');
      const waiting = assert.rejects(pool.run(stubborn(), 'ana', 'two'), { code: 'unavailable' });
      const closed = pool.close();
      await assert.rejects(pool.run(stubborn(), 'ana', 'three'), { code: 'unavailable' });
      await waiting;
      assert.equal(await running, 'slow');
      await closed;
    });

    test('a closing pool ends what does not end', async () => {
      const pool = poolOf(start);
      const hung = assert.rejects(pool.run(stubborn(), 'ana', 'hang'), { code: 'unavailable' });
      await pool.close();
      await hung;
    });
  });

test('accounts take turns', async () => {
  const pool = poolOf(startThread);
  const ended: string[] = [];
  const ask = async (owner: string, order: string) => ended.push(await pool.run(stubborn(), owner, order));
  await Promise.all([ask('ana', 'a1'), ask('ana', 'a2'), ask('ana', 'a3'), ask('ben', 'b1')]);
  assert.deepEqual(ended, ['a1', 'a2', 'b1', 'a3']);
});

test('one account never has every worker', async () => {
  const pool = poolOf(startThread, { size: 2 });
  const hung = [1, 2, 3].map(() => assert.rejects(pool.run(stubborn(400), 'ana', 'hang'), isEnded));
  assert.equal(await pool.run(stubborn(), 'ben', 'one'), 'one');
  assert.equal(pool.waiting, 2);
  assert.equal(pool.running, 1);
  await Promise.all(hung);
});

test('refuses more of an account than may wait, and more in all', async () => {
  const pool = poolOf(startThread, { perOwner: 2, inAll: 3 });
  const accepted = [pool.run(stubborn(), 'ana', 'slow')];
  accepted.push(...['a1', 'a2'].map((order) => pool.run(stubborn(), 'ana', order)));
  await assert.rejects(pool.run(stubborn(), 'ana', 'a3'), { code: 'too_many_requests', retryAfter: 5 });
  accepted.push(pool.run(stubborn(), 'ben', 'b1'));
  await assert.rejects(pool.run(stubborn(), 'cid', 'c1'), { code: 'unavailable' });
  assert.deepEqual(await Promise.all(accepted), ['slow', 'a1', 'a2', 'b1']);
});

test('nothing waits for ever', async () => {
  const pool = poolOf(startThread, { waitMs: 100 });
  const hung = assert.rejects(pool.run(stubborn(500), 'ana', 'hang'), isEnded);
  await assert.rejects(pool.run(stubborn(), 'ana', 'one'), { code: 'unavailable', retryAfter: 5 });
  await hung;
});

test('who goes away while waiting is not waited for', async () => {
  const pool = poolOf(startThread);
  const gone = new AbortController();
  const first = pool.run(stubborn(), 'ana', 'slow');
  const second = pool.run(stubborn(), 'ana', 'die', gone.signal);
  gone.abort(new Error('gone'));
  await assert.rejects(second, /gone/);
  assert.equal(pool.waiting, 0);
  assert.equal(await first, 'slow');
});

test('what cannot be sent fails, and only that', async () => {
  const pool = poolOf(startThread);
  await assert.rejects(
    pool.run(stubborn() as Task<unknown, unknown>, 'ana', () => undefined),
    /cannot be sent/,
  );
  assert.equal(await pool.run(stubborn(), 'ana', 'one'), 'one');
});
