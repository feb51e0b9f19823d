import { Worker } from 'node:worker_threads';
import { AppError } from '../../platform/errors.ts';

/** Requests that may wait; more are refused, so that what waits has an end. */
const MOST_WAITING = 200;
/** Milliseconds that a thread may take to load, on a machine that has other things to do. */
const STARTING = 30_000;
/** Milliseconds after which a thread that has nothing to do is ended: it only holds memory. */
const IDLE = 10 * 60_000;
const MEMORY_MB = 256;

/** What the thread says: that it is loaded, then one answer for each request. */
export type ThreadMessage<A> = 'ready' | { answer: A } | { error: string };

/** The thread took longer than a request may take. */
export class DeadlineError extends Error {}

interface Job<Q, A> extends PromiseWithResolvers<A> {
  request: Q;
  deadlineMs: number;
}

/**
 * A thread for work on customers' texts, beside the one that serves: one request at a time, the owners in turn. A request
 * that takes longer than its deadline ends with the thread; the next one gets a new thread.
 */
export class WorkThread<Q, A> {
  readonly #file: URL;
  readonly #queues = new Map<string, Job<Q, A>[]>();
  #worker: Worker | undefined;
  #isReady = false;
  #current: Job<Q, A> | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(file: URL) {
    this.#file = file;
  }

  /** Waits for the owner's turn. @throws DeadlineError, AppError unavailable where too many wait, Error of the thread */
  run(owner: string, request: Q, deadlineMs: number): Promise<A> {
    const waiting = [...this.#queues.values()].reduce((sum, queue) => sum + queue.length, 0);
    if (waiting >= MOST_WAITING) return Promise.reject(new AppError('unavailable'));
    const job = { ...Promise.withResolvers<A>(), request, deadlineMs };
    const queue = this.#queues.get(owner);
    if (queue) queue.push(job);
    else this.#queues.set(owner, [job]);
    if (!this.#current) this.#next();
    return job.promise;
  }

  /** The first request of the next owner in turn. */
  #take(): Job<Q, A> | undefined {
    const [first] = this.#queues;
    if (!first) return undefined;
    const [owner, queue] = first;
    const job = queue.shift();
    this.#queues.delete(owner);
    if (queue.length > 0) this.#queues.set(owner, queue);
    return job;
  }

  #next(): void {
    const job = this.#take();
    this.#current = job;
    clearTimeout(this.#timer);
    if (!job) {
      this.#worker?.unref();
      this.#timer = setTimeout(() => this.#stop(), IDLE).unref();
      return;
    }
    this.#worker ??= this.#start();
    this.#worker.ref();
    this.#worker.postMessage(job.request);
    this.#watch();
  }

  /** The deadline counts from when the thread has loaded. */
  #watch(): void {
    clearTimeout(this.#timer);
    const limit = this.#isReady ? this.#current?.deadlineMs : STARTING;
    this.#timer = setTimeout(() => this.#fail(new DeadlineError('It took longer than it may.')), limit);
  }

  #start(): Worker {
    const worker = new Worker(this.#file, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });
    this.#isReady = false;
    worker.on('message', (message: ThreadMessage<A>) => {
      if (worker !== this.#worker) return;
      if (message === 'ready') {
        this.#isReady = true;
        if (this.#current) this.#watch();
        return;
      }
      if ('answer' in message) this.#current?.resolve(message.answer);
      else this.#current?.reject(new Error(message.error));
      this.#next();
    });
    const lost = (reason: unknown) => worker === this.#worker && this.#fail(reason);
    worker.on('error', lost);
    worker.on('exit', () => lost(new Error('The thread ended.')));
    return worker;
  }

  #fail(error: unknown): void {
    this.#stop();
    this.#current?.reject(error);
    this.#next();
  }

  #stop(): void {
    void this.#worker?.terminate();
    this.#worker = undefined;
  }
}
