import { AppError } from '../errors.ts';
import { Throttle } from './throttle.ts';

interface Gate {
  /** Attempts that came in and did not leave yet. */
  present: number;
  /** Those of them that are being made; the others wait. */
  underWay: number;
  waiting: (() => void)[];
}

/** What the caller got wrong. A refusal made no attempt, so it is none. */
const isFailure = (error: unknown): error is AppError =>
  error instanceof AppError && error.status < 500 && error.code !== 'too_many_requests';

/**
 * Stops whoever fails too often, and nobody who succeeds. Attempts that are made at once cannot add up to more failures
 * than allowed: those beyond the limit wait for the outcome of the others.
 */
export class FailureLimit {
  readonly #failures: Throttle;
  readonly #counts: (failure: AppError) => boolean;
  readonly #gates = new Map<string, Gate>();

  /** `limit` failures in `seconds`. `counts` says which of the caller's failures are meant; all, unless given. */
  constructor(limit: number, seconds: number, counts: (failure: AppError) => boolean = () => true) {
    this.#failures = new Throttle(limit, seconds);
    this.#counts = counts;
  }

  /**
   * Makes an attempt. Failing with an AppError below 500 counts: the caller got it wrong.
   * @throws AppError too_many_requests, and whatever `attempt` throws
   */
  async run<T>(key: string, attempt: () => Promise<T>): Promise<T> {
    const gate = this.#gates.get(key) ?? { present: 0, underWay: 0, waiting: [] };
    this.#gates.set(key, gate);
    gate.present += 1;
    try {
      await this.#turn(key, gate);
      return await this.#counted(key, gate, attempt);
    } finally {
      gate.present -= 1;
      if (gate.present === 0) this.#gates.delete(key);
      for (const wake of gate.waiting.splice(0)) wake();
    }
  }

  /** Waits for room, and takes it in the same breath: nobody comes between looking and taking. */
  async #turn(key: string, gate: Gate): Promise<void> {
    for (;;) {
      this.#failures.check(key);
      if (gate.underWay < this.#failures.left(key)) break;
      await new Promise<void>((resolve) => gate.waiting.push(resolve));
    }
    gate.underWay += 1;
  }

  async #counted<T>(key: string, gate: Gate, attempt: () => Promise<T>): Promise<T> {
    try {
      return await attempt();
    } catch (error) {
      if (isFailure(error) && this.#counts(error)) this.#failures.count(key);
      throw error;
    } finally {
      gate.underWay -= 1;
    }
  }
}
