import { AppError } from '../errors.ts';
import type { FromWorker } from './messages.ts';
import { OverLimitError } from './over-limit-error.ts';
import type { Runner, StartRunner } from './runner.ts';

/** Milliseconds that a worker may take to load, on a machine that has other things to do. */
const STARTING = 60_000;

/** Milliseconds after which a worker that does not say what it has had of a processor is taken to hang. */
const ASKING = 15_000;

/** How many times its deadline a job may take by the clock, on a machine that gives it too little of a processor. */
const LONGEST = 6;

/** Milliseconds between two looks at a job that has had almost all of its time. */
const SHORTEST = 20;

/** One question, from when it is asked until it is answered. */
export interface Job {
  owner: string;
  /** Address of the task's module. */
  file: string;
  question: unknown;
  /** Milliseconds of a processor that it may take. */
  deadlineMs: number;
  /** When it was asked, in milliseconds. */
  since: number;
  answer: PromiseWithResolvers<unknown>;
}

interface Listener {
  onAnswer: (job: Job, message: Exclude<FromWorker, 'ready'>) => void;
  /** The worker is gone, and what it did with it. */
  onLost: (job: Job | undefined, error: Error) => void;
}

/** A worker of a pool: does one job at a time, and ends with the one that takes too much. */
export class PoolWorker {
  readonly #runner: Runner;
  readonly #listener: Listener;
  #job: Job | undefined;
  readonly #loaded = new Set<string>();
  /** How many times it was told to load something and has not said yet that it did. */
  #loading = 0;
  #isLost = false;
  #deadline: NodeJS.Timeout | undefined;
  /** Milliseconds of a processor that the worker had had when the job began. */
  #before: Promise<number | undefined> = Promise.resolve(undefined);

  constructor(start: StartRunner, memoryMb: number, load: readonly string[], listener: Listener) {
    this.#listener = listener;
    this.#runner = start(memoryMb, {
      onMessage: (message) => this.#hear(message),
      onEnd: (isOutOfMemory) => this.#lose(new OverLimitError(isOutOfMemory ? 'memory' : 'crash')),
    });
    this.#load(load);
    this.#runner.hold(false);
  }

  get job(): Job | undefined {
    return this.#job;
  }

  take(job: Job): void {
    this.#job = job;
    this.#runner.hold(true);
    if (!this.#loaded.has(job.file)) this.#load([job.file]);
    this.#watch();
    try {
      this.#runner.say({ file: job.file, question: job.question });
    } catch (error) {
      this.#hear({ failed: `The question cannot be sent: ${error}` });
    }
  }

  /** Ends it; what it does is answered with the error. */
  async stop(error: Error): Promise<void> {
    this.#lose(error);
    // Nobody waits for a worker that this process does not wait for.
    this.#runner.hold(true);
    await this.#runner.stop();
  }

  #load(files: readonly string[]): void {
    for (const file of files) this.#loaded.add(file);
    this.#loading += 1;
    this.#runner.say({ load: files });
  }

  /** The deadline counts from when the worker has loaded the task. */
  #watch(): void {
    clearTimeout(this.#deadline);
    const job = this.#job;
    if (this.#loading > 0 || !job) {
      this.#deadline = setTimeout(() => void this.stop(new AppError('unavailable', { retryAfter: 5 })), STARTING);
      return;
    }
    this.#before = this.#processorMs();
    this.#look(job, Date.now(), job.deadlineMs);
  }

  /** Looks after so many milliseconds whether the job has had its time, which a busy machine may not have given it. */
  #look(job: Job, began: number, afterMs: number): void {
    this.#deadline = setTimeout(async () => {
      const [before, now] = await Promise.all([this.#before, this.#processorMs()]);
      if (this.#job !== job || this.#isLost) return;
      const had = before === undefined || now === undefined ? job.deadlineMs : now - before;
      if (had >= job.deadlineMs) void this.stop(new OverLimitError('time'));
      else if (Date.now() - began >= LONGEST * job.deadlineMs) {
        void this.stop(new AppError('unavailable', { retryAfter: 5 }));
      } else this.#look(job, began, Math.max(SHORTEST, job.deadlineMs - had));
    }, afterMs);
  }

  /** What the worker has had of a processor; undefined where nobody can tell, or it does not answer. */
  async #processorMs(): Promise<number | undefined> {
    const { promise: silent, resolve } = Promise.withResolvers<undefined>();
    const timer = setTimeout(() => resolve(undefined), ASKING);
    try {
      return await Promise.race([this.#runner.processorMs().catch(() => undefined), silent]);
    } finally {
      clearTimeout(timer);
    }
  }

  #hear(message: FromWorker): void {
    if (this.#isLost) return;
    if (message === 'ready') {
      this.#loading -= 1;
      if (this.#job) this.#watch();
      return;
    }
    const job = this.#job;
    clearTimeout(this.#deadline);
    this.#job = undefined;
    this.#runner.hold(false);
    if (job) this.#listener.onAnswer(job, message);
  }

  #lose(error: Error): void {
    if (this.#isLost) return;
    this.#isLost = true;
    clearTimeout(this.#deadline);
    this.#listener.onLost(this.#job, error);
  }
}
