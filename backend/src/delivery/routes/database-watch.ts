import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { messageOf } from '../../platform/log.ts';

/** Milliseconds that the database has for an answer, between two looks whether it is back, and that a look is good for. */
const PATIENCE = 2_500;
const PAUSE = 1_000;
const AGAIN = 200;

function inTime<T>(work: Promise<T>, patience = PATIENCE): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new AppError('unavailable')), patience);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}

/** Knows whether the database is away, and looks after it beside the visits: nobody waits for it meanwhile. */
export class DatabaseWatch {
  readonly #context: Pick<Context, 'ping' | 'log'>;
  #isAway = false;
  #isClosed = false;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<boolean> | undefined;

  constructor(context: Pick<Context, 'ping' | 'log'>) {
    this.#context = context;
  }

  get isAway(): boolean {
    return this.#isAway;
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  /** What the database answers in time; what fails is taken for a database that is away. @throws what it throws, AppError unavailable */
  async ask<T>(work: () => Promise<T>, patience?: number): Promise<T> {
    try {
      return await inTime(work(), patience);
    } catch (error) {
      this.#lose(error);
      throw error;
    }
  }

  /** Whether the database answers again. Whoever asks meanwhile, and for a moment after, gets the same answer. */
  isBack(): Promise<boolean> {
    this.#looking ??= inTime(this.#context.ping())
      .then(
        () => {
          if (this.#isAway) this.#context.log.info('Routes come from the database again');
          this.#isAway = false;
          return true;
        },
        () => false,
      )
      .finally(() => {
        setTimeout(() => {
          this.#looking = undefined;
        }, AGAIN).unref();
      });
    return this.#looking;
  }

  #lose(error: unknown): void {
    if (this.#isAway || this.#isClosed) return;
    this.#isAway = true;
    this.#context.log.error({ err: error }, `Routes come from the store, the database is away: ${messageOf(error)}`);
    this.#lookAfter();
  }

  #lookAfter(): void {
    this.#timer = setTimeout(async () => {
      if (!(await this.isBack()) && !this.#isClosed) this.#lookAfter();
    }, PAUSE).unref();
  }
}
