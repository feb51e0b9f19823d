import { basename } from 'node:path';
import { AppError } from '../errors.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { FairQueue } from './fair-queue.ts';
import type { FromWorker } from './messages.ts';
import { OverLimitError } from './over-limit-error.ts';
import { type Job, PoolWorker } from './pool-worker.ts';
import type { StartRunner } from './runner.ts';
import type { Task } from './task.ts';

/** Milliseconds that a closing pool lets run what has begun. */
const CLOSING = 2_000;

export interface PoolOptions {
  start: StartRunner;
  /** Workers at the most; they start when they are needed. */
  size: number;
  /** Megabytes of each. */
  memoryMb: number;
  /** Questions that may wait for one owner, and for all of them. */
  perOwner: number;
  inAll: number;
  /** Milliseconds that a question may wait for its turn. */
  waitMs: number;
  tracing?: Tracing | undefined;
  onWaited?: (seconds: number) => void;
  onEnded?: (outcome: 'done' | 'refused' | 'failed' | OverLimitError['limit']) => void;
}

/**
 * Workers beside the thread that serves, for work on what customers send. Owners take turns and none of them has all the
 * workers; what takes longer than its deadline or more memory than it may ends with its worker, and another one is started.
 */
export class WorkPool {
  readonly #options: PoolOptions;
  readonly #queue: FairQueue<Job>;
  readonly #workers = new Set<PoolWorker>();
  /** Modules that workers load before they are asked anything, once the pool was warmed. */
  #load: readonly string[] | undefined;
  #isClosed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
    this.#queue = new FairQueue(options);
  }

  /** Questions that wait for their turn. */
  get waiting(): number {
    return this.#queue.size;
  }

  get running(): number {
    return this.#busy().length;
  }

  /** Starts every worker and has it load these tasks, so that no question waits for that. */
  warm(tasks: readonly { file: string }[]): void {
    this.#load = tasks.map(({ file }) => file);
    while (!this.#isClosed && this.#workers.size < this.#options.size) this.#start();
  }

  /**
   * Asks a worker. `signal` takes back a question that still waits; one that has begun is finished for nobody, because a
   * new worker costs more.
   * @throws OverLimitError, the task's AppError, AppError too_many_requests or unavailable where too much waits, or for too
   * long; Error where the task fails
   */
  async run<Q, A>(task: Task<Q, A>, owner: string, question: Q, signal?: AbortSignal): Promise<A> {
    const ask = () => this.#ask(task, owner, question, signal);
    return this.#options.tracing?.span({ name: `work ${basename(task.file, '.ts')}` }, ask) ?? ask();
  }

  async #ask<Q, A>(task: Task<Q, A>, owner: string, question: Q, signal?: AbortSignal): Promise<A> {
    if (this.#isClosed) throw new AppError('unavailable');
    signal?.throwIfAborted();
    const { file, deadlineMs } = task;
    const job: Job = { owner, file, question, deadlineMs, since: Date.now(), answer: Promise.withResolvers() };
    this.#queue.add(owner, job);
    const cancel = () => {
      this.#queue.remove(owner, job);
      job.answer.reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      if (this.#queue.remove(owner, job)) job.answer.reject(new AppError('unavailable', { retryAfter: 5 }));
    }, this.#options.waitMs);
    signal?.addEventListener('abort', cancel, { once: true });
    this.#next();
    try {
      return (await job.answer.promise) as A;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
    }
  }

  /** Refuses what waits and what comes, lets finish what runs for a moment, and ends the workers. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { answer } of this.#queue.clear()) answer.reject(new AppError('unavailable'));
    const running = this.#busy().map((worker) => worker.job?.answer.promise.catch(() => undefined));
    const { promise: late, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, CLOSING);
    await Promise.race([Promise.all(running), late]);
    clearTimeout(timer);
    await Promise.all([...this.#workers].map((worker) => worker.stop(new AppError('unavailable'))));
  }

  #busy(): PoolWorker[] {
    return [...this.#workers].filter(({ job }) => job);
  }

  /** Hands out what may begin. */
  #next(): void {
    if (this.#isClosed) return;
    const free = [...this.#workers].find(({ job }) => !job);
    if (!free && this.#workers.size >= this.#options.size) return;
    const most = Math.max(1, this.#options.size - 1);
    const held = this.#busy().map(({ job }) => job?.owner);
    const job = this.#queue.take((owner) => held.filter((other) => other === owner).length < most);
    if (!job) return;
    this.#options.onWaited?.((Date.now() - job.since) / 1000);
    (free ?? this.#start()).take(job);
    this.#next();
  }

  #start(): PoolWorker {
    const { start, memoryMb } = this.#options;
    const worker = new PoolWorker(start, memoryMb, this.#load ?? [], {
      onAnswer: (job, message) => this.#end(job, message),
      onLost: (job, error) => {
        this.#workers.delete(worker);
        if (job) this.#fail(job, error);
        this.#next();
        // The next question finds a worker that has loaded. One that ended without work would only end again.
        if (job && this.#load) this.warm(this.#load.map((file) => ({ file })));
      },
    });
    this.#workers.add(worker);
    return worker;
  }

  #end(job: Job, message: Exclude<FromWorker, 'ready'>): void {
    if ('answer' in message) {
      this.#options.onEnded?.('done');
      job.answer.resolve(message.answer);
    } else if ('refused' in message) {
      const { code, message: words, fields } = message.refused;
      this.#fail(job, new AppError(code, { message: words, ...(fields && { fields }) }));
    } else this.#fail(job, new Error(message.failed));
    this.#next();
  }

  #fail(job: Job, error: Error): void {
    const outcome = error instanceof OverLimitError ? error.limit : error instanceof AppError ? 'refused' : 'failed';
    this.#options.onEnded?.(outcome);
    job.answer.reject(error);
  }
}
