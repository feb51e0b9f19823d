import { fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { FromWorker, ToWorker } from './messages.ts';
import { MEMORY_VARIABLE } from './watch-memory.ts';

const WORKER = new URL('./worker.ts', import.meta.url);

/** Megabytes of JavaScript that a child may hold; pictures lie outside of it. */
const CHILD_HEAP_MB = 128;

/** Where compiled modules are kept, if they are: a worker that loads them needs a quarter less of a processor. */
const COMPILED = 'NODE_COMPILE_CACHE';

/** What of the environment has a value, of these variables. */
const environmentOf = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));

/** What a child may know of the environment: no secrets, and of each decoder one thread and one arena of memory. */
const KEPT = ['PATH', 'LD_LIBRARY_PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR', COMPILED];
const FRUGAL = { MALLOC_ARENA_MAX: '2', UV_THREADPOOL_SIZE: '2' };

/** A worker that is running, in a thread or in a process. */
export interface Runner {
  say: (message: ToWorker) => void;
  /** Ends it, whatever it does at the moment. */
  stop: () => Promise<unknown>;
  /** Whether this process lives on for it. */
  hold: (isHeld: boolean) => void;
  /** Milliseconds of a processor that it has had so far; undefined where the system does not tell. */
  processorMs: () => Promise<number | undefined>;
}

export interface RunnerEvents {
  onMessage: (message: FromWorker) => void;
  /** It ended by itself or was ended. */
  onEnd: (isOutOfMemory: boolean) => void;
}

export type StartRunner = (memoryMb: number, events: RunnerEvents) => Runner;

/** A thread of this process. `memoryMb` limits its JavaScript. */
export const startThread: StartRunner = (memoryMb, { onMessage, onEnd }) => {
  const worker = new Worker(WORKER, {
    env: environmentOf([COMPILED]),
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
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
    processorMs: async () => {
      const { user, system } = await worker.cpuUsage();
      return (user + system) / 1000;
    },
  };
};

/** Milliseconds of one tick, in which Linux counts what a process has had: the same on every machine it runs on. */
const TICK_MS = 10;

/** What Linux says of a process, all its threads together, in milliseconds. */
async function processorMsOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name in brackets may hold spaces; the 12th and 13th field after it are the ticks of the program and the system.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** A process of its own, for libraries that take memory which no thread's limit counts. `memoryMb` limits all of it. */
export const startChild: StartRunner = (memoryMb, { onMessage, onEnd }) => {
  const child = fork(fileURLToPath(WORKER), [], {
    env: { ...environmentOf(KEPT), ...FRUGAL, [MEMORY_VARIABLE]: String(memoryMb) },
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
    processorMs: async () => (child.pid === undefined ? undefined : processorMsOf(child.pid).catch(() => undefined)),
  };
};
