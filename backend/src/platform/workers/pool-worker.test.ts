import assert from 'node:assert/strict';
import { type MockTimers, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { type StartRunner, startChild, startThread } from './runner.ts';
import { task } from './task.ts';
import { WorkPool } from './work-pool.ts';

const STUBBORN = new URL('../../testing/stubborn-work.ts', import.meta.url);
const work = task<(order: string) => Promise<string>>(STUBBORN, 20);

/** A runner that loads at once, and answers as `look` says each time it is asked what it has had of a processor. */
function runnerOf(look: (answer: () => void) => number | undefined): StartRunner {
  return (_memoryMb, { onMessage, onEnd }) => ({
    say: (message) => 'load' in message && setImmediate(() => onMessage('ready')),
    stop: async () => onEnd(false),
    hold: () => undefined,
    processorMs: async () => look(() => onMessage({ answer: 'done' })),
  });
}

const poolOf = (start: StartRunner) =>
  new WorkPool({ start, size: 1, memoryMb: 96, perOwner: 10, inAll: 10, waitMs: 60_000 });

/** Lets the mocked clock run until the question has an answer. */
async function settled<T>(timers: MockTimers, answer: Promise<T>): Promise<T> {
  let isSettled = false;
  const done = () => {
    isSettled = true;
  };
  answer.then(done, done);
  for (;;) {
    await new Promise(setImmediate);
    if (isSettled) return answer;
    timers.tick(work.deadlineMs);
  }
}

test('a job that a busy machine gave no time goes on after its deadline', async ({ mock }) => {
  mock.timers.enable({ apis: ['setTimeout', 'Date'] });
  let looks = 0;
  const pool = poolOf(
    runnerOf((answer) => {
      looks += 1;
      if (looks === 3) answer();
      return 0;
    }),
  );
  assert.equal(await settled(mock.timers, pool.run(work, 'ana', 'x')), 'done');
  assert.equal(looks, 3);
});

test('a job that gets no time at all is told to come back, not to be smaller', async ({ mock }) => {
  mock.timers.enable({ apis: ['setTimeout', 'Date'] });
  const pool = poolOf(runnerOf(() => 0));
  await assert.rejects(settled(mock.timers, pool.run(work, 'ana', 'x')), { code: 'unavailable', retryAfter: 5 });
});

test('a job whose worker does not come to load it is told to come back, not to be smaller', async ({ mock }) => {
  mock.timers.enable({ apis: ['setTimeout', 'Date'] });
  const pool = poolOf((_memoryMb, { onEnd }) => ({
    say: () => undefined,
    stop: async () => onEnd(false),
    hold: () => undefined,
    processorMs: async () => 0,
  }));
  await assert.rejects(settled(mock.timers, pool.run(work, 'ana', 'x')), { code: 'unavailable', retryAfter: 5 });
});

test('a job ends at its deadline where nobody can say what time it had', async () => {
  const pool = poolOf(runnerOf(() => undefined));
  await assert.rejects(pool.run(work, 'ana', 'x'), { limit: 'time' });
});

for (const [name, start] of [
  ['a thread', startThread],
  ['a process', startChild],
] as const)
  test(`${name} tells what it has had of a processor while it works`, async () => {
    const loaded = Promise.withResolvers<void>();
    const runner = start(96, { onMessage: () => loaded.resolve(), onEnd: () => undefined });
    runner.say({ load: [work.file] });
    await loaded.promise;
    const before = (await runner.processorMs()) ?? 0;
    runner.say({ file: work.file, question: 'hang' });
    const waited = Date.now();
    while (((await runner.processorMs()) ?? 0) < before + 50) await pause(5);
    await runner.stop();
    assert.ok(Date.now() - waited >= 30, 'it counts what passes');
  });
