import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DeadlineError, WorkThread } from './work-thread.ts';

const thread = () => new WorkThread<string, string>(new URL('../../testing/stubborn-thread.ts', import.meta.url));

test('ends what takes too long, and goes on with what waits', async () => {
  const work = thread();
  const hung = work.run('ana', 'hang', 300);
  const next = work.run('ana', 'one', 2_000);
  let beats = 0;
  const pulse = setInterval(() => (beats += 1), 20);
  await assert.rejects(hung, DeadlineError);
  clearInterval(pulse);
  assert.ok(beats > 5, `the serving thread ran ${beats} times meanwhile`);
  assert.equal(await next, 'one');
});

test('tells a failure to the one who asked, and goes on', async () => {
  const work = thread();
  const failed = work.run('ana', 'fail', 2_000);
  const next = work.run('ana', 'one', 2_000);
  await assert.rejects(failed, /It failed/);
  assert.equal(await next, 'one');
});

test('does without a thread that died', async () => {
  const work = thread();
  const died = work.run('ana', 'die', 2_000);
  const next = work.run('ana', 'one', 2_000);
  await assert.rejects(died);
  assert.equal(await next, 'one');
});

test('lets accounts take turns', async () => {
  const work = thread();
  const ended: string[] = [];
  const ask = async (owner: string, request: string) => ended.push(await work.run(owner, request, 2_000));
  await Promise.all([ask('ana', 'a1'), ask('ana', 'a2'), ask('ana', 'a3'), ask('ben', 'b1')]);
  assert.deepEqual(ended, ['a1', 'a2', 'b1', 'a3']);
});

test('refuses more than can be waited for', async () => {
  const work = thread();
  const asked = Array.from({ length: 210 }, () => work.run('ana', 'one', 2_000));
  const ended = await Promise.allSettled(asked);
  assert.equal(ended.filter(({ status }) => status === 'rejected').length, 9);
});
