import type { FromWorker } from './messages.ts';
import { OverLimitError } from './over-limit-error.ts';
import type { Runner, StartRunner } from './runner.ts';

/** Milliseconds that a worker may take to load, on a machine that has other things to do. */
const STARTING = 30_000;

/** One question, from when it is asked until it is answered. */
export interface Job {
  owner: string;
  /** Address of the task's module. */
  file: string;
  question: unknown;
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
    const limit = this.#loading === 0 ? this.#job?.deadlineMs : STARTING;
    this.#deadline = setTimeout(() => void this.stop(new OverLimitError('time')), limit);
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
