import { AppError } from '../errors.ts';
import type { CounterContext, Counters } from './counters.ts';
import { createCounters } from './create-counters.ts';

/** So many attempts by key in a window, counted by all processes together. */
export class AttemptLimit {
  readonly #limit: number;
  readonly #counters: Counters;

  /** `limit` attempts in `seconds`; `name` tells it from all others. */
  constructor(context: CounterContext, name: string, limit: number, seconds: number) {
    this.#limit = limit;
    this.#counters = createCounters(context, name, seconds);
  }

  /** Counts one attempt. @throws AppError too_many_requests */
  async take(key: string): Promise<void> {
    const { points, endsIn } = await this.#counters.add(key, 1);
    if (points > this.#limit) throw new AppError('too_many_requests', { retryAfter: endsIn });
  }

  /** Counts what succeeds, and nothing that fails. @throws AppError too_many_requests, and whatever `work` throws */
  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const { points, endsIn } = await this.#counters.add(key, 1);
    try {
      if (points > this.#limit) throw new AppError('too_many_requests', { retryAfter: endsIn });
      return await work();
    } catch (error) {
      await this.#counters.add(key, -1);
      throw error;
    }
  }

  /** Counts one attempt. Returns whether it is within the limit. */
  async isWithin(key: string): Promise<boolean> {
    return (await this.#counters.add(key, 1)).points <= this.#limit;
  }
}
