import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FromWorker, ToWorker } from '../platform/workers/messages.ts';
import type { RunnerEvents, StartRunner } from '../platform/workers/runner.ts';
import { reusing } from './reused-workers.ts';

interface Started {
  events: RunnerEvents;
  said: ToWorker[];
  isStopped: boolean;
  isHeld: boolean;
}

function watched(): { started: Started[]; start: StartRunner } {
  const started: Started[] = [];
  const start: StartRunner = (_memoryMb, events) => {
    const one: Started = { events, said: [], isStopped: false, isHeld: true };
    started.push(one);
    return {
      say: (message) => void one.said.push(message),
      stop: async () => {
        one.isStopped = true;
      },
      hold: (isHeld) => {
        one.isHeld = isHeld;
      },
      processorMs: async () => 0,
    };
  };
  return { started, start: reusing(start) };
}

const listening = (heard: FromWorker[] = []): RunnerEvents => ({
  onMessage: (message) => heard.push(message),
  onEnd: () => undefined,
});

test('the next application has the worker that an earlier one stopped, which hears of it no more', async () => {
  const { started, start } = watched();
  const [first, second] = [[], []] as FromWorker[][];
  const worker = start(64, listening(first));
  worker.say({ load: [] });
  started[0]?.events.onMessage('ready');
  await worker.stop();
  assert.deepEqual([started[0]?.isStopped, started[0]?.isHeld], [false, false]);

  start(64, listening(second)).say({ load: [] });
  assert.equal(started.length, 1);
  started[0]?.events.onMessage('ready');
  assert.deepEqual([first, second], [['ready'], ['ready']]);
});

test('a worker with other memory, one that is still at work and one that has ended are not used again', async () => {
  const { started, start } = watched();
  await start(64, listening()).stop();
  start(32, listening());
  assert.equal(started.length, 2);

  const busy = start(64, listening());
  busy.say({ file: 'file:///task.ts', question: 1 });
  await busy.stop();
  assert.equal(started[0]?.isStopped, true);

  const ended = start(64, listening());
  await ended.stop();
  started[2]?.events.onEnd(false);
  start(64, listening());
  assert.equal(started.length, 4);
});
