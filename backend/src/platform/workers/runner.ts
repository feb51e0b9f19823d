import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { FromWorker, ToWorker } from './messages.ts';
import { MEMORY_VARIABLE } from './watch-memory.ts';

const WORKER = new URL('./worker.ts', import.meta.url);

/** Megabytes of JavaScript that a child may hold; pictures lie outside of it. */
const CHILD_HEAP_MB = 128;

/** What a child may know of the environment: no secrets, and of each decoder one thread and one arena of memory. */
const KEPT = ['PATH', 'LD_LIBRARY_PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR'];
const FRUGAL = { MALLOC_ARENA_MAX: '2', UV_THREADPOOL_SIZE: '2' };

/** A worker that is running, in a thread or in a process. */
export interface Runner {
  say: (message: ToWorker) => void;
  /** Ends it, whatever it does at the moment. */
  stop: () => Promise<unknown>;
  /** Whether this process lives on for it. */
  hold: (isHeld: boolean) => void;
}

export interface RunnerEvents {
  onMessage: (message: FromWorker) => void;
  /** It ended by itself or was ended. */
  onEnd: (isOutOfMemory: boolean) => void;
}

export type StartRunner = (memoryMb: number, events: RunnerEvents) => Runner;

/** A thread of this process. `memoryMb` limits its JavaScript. */
export const startThread: StartRunner = (memoryMb, { onMessage, onEnd }) => {
  const worker = new Worker(WORKER, { env: {}, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: memoryMb } });
  let isOutOfMemory = false;
  worker.on('message', onMessage);
  worker.on('error', (error: NodeJS.ErrnoException) => {
    isOutOfMemory ||= error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  });
  worker.on('exit', () => onEnd(isOutOfMemory));
  return {
    say: (message) => worker.postMessage(message),
    stop: () => worker.terminate(),
    hold: (isHeld) => (isHeld ? worker.ref() : worker.unref()),
  };
};

/** A process of its own, for libraries that take memory which no thread's limit counts. `memoryMb` limits all of it. */
export const startChild: StartRunner = (memoryMb, { onMessage, onEnd }) => {
  const kept = Object.fromEntries(KEPT.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
  const child = fork(fileURLToPath(WORKER), [], {
    env: { ...kept, ...FRUGAL, [MEMORY_VARIABLE]: String(memoryMb) },
    execArgv: [`--max-old-space-size=${CHILD_HEAP_MB}`],
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let isStopped = false;
  child.on('message', (message) => onMessage(message as FromWorker));
  // What cannot be started or told anything has ended, or does so now.
  child.on('error', () => child.kill('SIGKILL'));
  child.once('close', (_code, signal) => onEnd(signal === 'SIGKILL' && !isStopped));
  return {
    say: (message) => child.send(message, () => undefined),
    stop: () => {
      isStopped = true;
      child.kill('SIGKILL');
      return ended;
    },
    hold: (isHeld) => {
      for (const handle of [child, child.channel]) isHeld ? handle?.ref() : handle?.unref();
    },
  };
};
