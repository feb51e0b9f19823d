import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { AppError } from '../errors.ts';
import { atMost } from './at-most.ts';
import type { CounterContext, Counters } from './counters.ts';
import { createCounters } from './create-counters.ts';

/** What a failure counts; an attempt that is being made counts one point until its outcome is known. */
const FAILURE = 1_000_000;

/** Milliseconds between looks at attempts that another process makes, and how long their outcome is waited for. */
const LOOK_EVERY = 50;
const PATIENCE = 3_000;

/** Keys that are known to be stopped; those that were not heard of for longest go first. */
const MOST_KEYS = 50_000;

interface Gate {
  /** Attempts that came in and did not leave yet. */
  present: number;
  /** Those of them that are being made; the others wait. */
  underWay: number;
  waiting: (() => void)[];
  /** Looking and taking are one step: they come one after another. */
  turn: Promise<void>;
}

/** What the caller got wrong. A refusal made no attempt, so it is none. */
const isFailure = (error: unknown): error is AppError =>
  error instanceof AppError && error.status < 500 && error.code !== 'too_many_requests';

/**
 * Stops whoever fails too often, and nobody who succeeds. Attempts that are made at once, by all processes together, cannot add
 * up to more failures than allowed: those beyond the limit wait for the outcome of the others.
 */
export class FailureLimit {
  readonly #limit: number;
  readonly #counters: Counters;
  readonly #counts: (failure: AppError) => boolean;
  readonly #gates = new Map<string, Gate>();
  /** Until when a key is stopped, in milliseconds since the epoch: failures never become fewer, so nobody has to be asked. */
  readonly #stopped = new LRUCache<string, number>(atMost(MOST_KEYS));

  /**
   * `limit` failures in `seconds`; `name` tells it from all others. `counts` says which of the caller's failures are meant;
   * all, unless given.
   */
  constructor(
    context: CounterContext,
    name: string,
    limit: number,
    seconds: number,
    counts: (failure: AppError) => boolean = () => true,
  ) {
    this.#limit = limit;
    this.#counters = createCounters(context, name, seconds);
    this.#counts = counts;
  }

  /**
   * Makes an attempt. Failing with an AppError below 500 counts: the caller got it wrong.
   * @throws AppError too_many_requests, and whatever `attempt` throws
   */
  async run<T>(key: string, attempt: () => Promise<T>): Promise<T> {
    this.#assertGoing(key);
    const gate = this.#gates.get(key) ?? { present: 0, underWay: 0, waiting: [], turn: Promise.resolve() };
    this.#gates.set(key, gate);
    gate.present += 1;
    try {
      await this.#inTurn(gate, () => this.#enter(key, gate));
      return await this.#counted(key, gate, attempt);
    } finally {
      gate.present -= 1;
      if (gate.present === 0) this.#gates.delete(key);
      for (const wake of gate.waiting.splice(0)) wake();
    }
  }

  async #inTurn(gate: Gate, enter: () => Promise<void>): Promise<void> {
    const before = gate.turn;
    const mine = Promise.withResolvers<void>();
    gate.turn = mine.promise;
    await before;
    try {
      await enter();
    } finally {
      mine.resolve();
    }
  }

  #assertGoing(key: string): void {
    const left = (this.#stopped.get(key) ?? 0) - Date.now();
    if (left > 0) throw new AppError('too_many_requests', { retryAfter: left / 1000 });
  }

  /** Waits for room, and takes it by counting: nobody comes between looking and taking. */
  async #enter(key: string, gate: Gate): Promise<void> {
    for (let waited = 0; ; ) {
      this.#assertGoing(key);
      const { points, endsIn } = await this.#counters.add(key, 1);
      // What is taken back after its window has ended leaves a little less than nothing.
      const failures = Math.max(0, Math.round(points / FAILURE));
      const made = points - failures * FAILURE;
      if (failures + made <= this.#limit) {
        gate.underWay += 1;
        return;
      }
      await this.#counters.add(key, -1);
      if (failures >= this.#limit) {
        this.#stopped.set(key, Date.now() + endsIn * 1000);
        this.#assertGoing(key);
      }
      if (gate.underWay > 0) {
        await new Promise<void>((resolve) => gate.waiting.push(resolve));
        continue;
      }
      if (waited >= PATIENCE) throw new AppError('too_many_requests', { retryAfter: LOOK_EVERY / 1000 });
      await pause(LOOK_EVERY);
      waited += LOOK_EVERY;
    }
  }

  async #counted<T>(key: string, gate: Gate, attempt: () => Promise<T>): Promise<T> {
    let outcome = -1;
    try {
      return await attempt();
    } catch (error) {
      if (isFailure(error) && this.#counts(error)) outcome += FAILURE;
      throw error;
    } finally {
      await this.#counters.add(key, outcome);
      gate.underWay -= 1;
    }
  }
}
