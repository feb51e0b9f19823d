import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { AppError } from '../errors.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { watchMemory } from './watch-memory.ts';

// The other side of runner.ts: a thread or a child process that does one task after the other.

/** A little: people wait for this work, too. */
const NICENESS = 4;

/** Work gives way to serving. On Linux the priority is the thread's own, elsewhere it would be the whole process'. */
function giveWay(): void {
  if (parentPort && process.platform !== 'linux') return;
  try {
    setPriority(NICENESS);
  } catch {
    // Not allowed here: the work is done at the usual priority.
  }
}

/** Says it, and is done once it is on its way: a process that works before that says nothing. */
async function say(message: FromWorker): Promise<void> {
  if (parentPort) return parentPort.postMessage(message);
  await new Promise<void>((resolve) => {
    // Nobody is left to hear it where it fails: the one who asked was killed.
    process.send?.(message, undefined, undefined, (error) => (error ? process.exit() : resolve()));
  });
}

async function answer(file: string, question: unknown): Promise<FromWorker> {
  try {
    const { run } = await import(file);
    return { answer: await run(question) };
  } catch (error) {
    if (error instanceof AppError) {
      const { code, message, fields } = error;
      return { refused: { code, message, fields } };
    }
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

async function hear(message: ToWorker): Promise<void> {
  if ('load' in message) {
    // What cannot be loaded is told to the one who asks for it.
    await Promise.allSettled(message.load.map((file) => import(file)));
    return say('ready');
  }
  const stopWatching = watchMemory();
  const said = await answer(message.file, message.question);
  stopWatching();
  await say(said);
}

let heard = Promise.resolve();
/** One after the other: a job begins once it was said that its task is loaded, which is when its deadline begins. */
function hearInTurn(message: ToWorker): void {
  heard = heard.then(() => hear(message));
}

giveWay();
if (parentPort) parentPort.on('message', hearInTurn);
else {
  process.on('message', hearInTurn);
  process.on('disconnect', () => process.exit());
  // Whoever asks the group of processes to end asks the one that serves: it ends this one when it is done.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
}
