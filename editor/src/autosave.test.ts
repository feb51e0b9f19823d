import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createAutosave, type Outcome, type SaveState } from './autosave.ts';

const KEPT: Outcome = { kind: 'kept' };

/** Lets promises go on without letting time pass. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

function setUp(t: { mock: typeof test.mock }, answers: (Outcome | Promise<Outcome>)[] = []) {
  t.mock.timers.enable({ apis: ['setTimeout', 'Date'] });
  let content = 'start';
  const sent: string[] = [];
  const states: SaveState[] = [];
  const autosave = createAutosave({
    read: () => content,
    send: async (text) => {
      sent.push(text);
      return (await answers.shift()) ?? KEPT;
    },
    show: (state) => states.push(state),
    delayMs: 1000,
  });
  const write = (text: string) => {
    content = text;
    autosave.changed();
  };
  const pass = async (ms: number) => {
    t.mock.timers.tick(ms);
    await settled();
  };
  return { autosave, sent, states, write, pass };
}

test('saves once, some time after the last change', async (t) => {
  const { sent, states, write, pass } = setUp(t);
  write('a');
  await pass(900);
  write('ab');
  await pass(900);
  assert.deepEqual(sent, []);
  await pass(100);
  assert.deepEqual(sent, ['ab']);
  assert.deepEqual(states, ['unsaved', 'saving', 'saved']);
});

test('who never pauses is saved all the same', async (t) => {
  const { sent, write, pass } = setUp(t);
  for (let step = 0; step < 9; step += 1) {
    write(`text ${step}`);
    await pass(500);
  }
  assert.equal(sent.length, 1);
});

test('what was taken back needs no save', async (t) => {
  const { sent, states, write, pass } = setUp(t);
  write('a');
  write('start');
  await pass(1000);
  assert.deepEqual(sent, []);
  assert.equal(states.at(-1), 'saved');
});

test('never saves while a save runs; what changed meanwhile follows', async (t) => {
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const { autosave, sent, states, write, pass } = setUp(t, [promise]);
  write('a');
  await pass(1000);
  write('ab');
  const flushed = autosave.flush();
  await pass(5000);
  assert.deepEqual(sent, ['a']);
  resolve(KEPT);
  assert.equal(await flushed, true);
  assert.deepEqual(sent, ['a', 'ab']);
  assert.equal(states.at(-1), 'saved');
});

test('tries again by itself, more and more patiently, and with the newest contents', async (t) => {
  const lost: Outcome = { kind: 'later', state: 'offline' };
  const { autosave, sent, states, write, pass } = setUp(t, [lost, lost, lost]);
  write('a');
  await pass(1000);
  assert.equal(states.at(-1), 'offline');
  assert.equal(autosave.isUnsaved(), true);
  write('ab');
  await pass(1000);
  assert.deepEqual(sent, ['a', 'ab']);
  await pass(1999);
  assert.equal(sent.length, 2);
  await pass(1);
  assert.equal(sent.length, 3);
  await pass(4000);
  assert.equal(sent.length, 4);
  assert.equal(states.at(-1), 'saved');
});

test('waits as long as the server asks', async (t) => {
  const { sent, write, pass } = setUp(t, [{ kind: 'later', state: 'waiting', afterMs: 7000 }]);
  write('a');
  await pass(1000);
  await pass(6999);
  assert.equal(sent.length, 1);
  await pass(1);
  assert.equal(sent.length, 2);
});

test('a conflict holds everything back until somebody decided', async (t) => {
  const { autosave, sent, states, write, pass } = setUp(t, [{ kind: 'stopped', state: 'conflict' }]);
  write('a');
  await pass(1000);
  write('ab');
  await pass(60_000);
  assert.equal(await autosave.flush(), false);
  assert.deepEqual(sent, ['a']);
  assert.equal(states.at(-1), 'conflict');
  autosave.resume();
  assert.equal(await autosave.flush(), true);
  assert.deepEqual(sent, ['a', 'ab']);
});

test('another way of saving comes in turn and counts as saved', async (t) => {
  const { autosave, sent, states, write, pass } = setUp(t);
  write('a');
  const published: string[] = [];
  const isKept = await autosave.save(async (content) => {
    published.push(content);
    return KEPT;
  });
  await pass(60_000);
  assert.equal(isKept, true);
  assert.deepEqual([published, sent], [['a'], []]);
  assert.equal(states.at(-1), 'saved');
});
