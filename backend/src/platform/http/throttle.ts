import { LRUCache } from 'lru-cache';
import { AppError } from '../errors.ts';
import { atMost } from '../limits/at-most.ts';

interface Window {
  count: number;
  /** Milliseconds since the epoch. */
  endsAt: number;
}

/** Keys that are kept; those that were not heard of for longest go first. */
const MOST_KEYS = 50_000;

/** Counts attempts by key in fixed windows, in this process's memory: a brake on guessing, not a quota. */
export class Throttle {
  readonly #windows = new LRUCache<string, Window>(atMost(MOST_KEYS));
  readonly #limit: number;
  readonly #windowMs: number;

  /** `limit` attempts in `seconds`. */
  constructor(limit: number, seconds: number) {
    this.#limit = limit;
    this.#windowMs = seconds * 1000;
  }

  /**
   * Counts one attempt.
   * @throws AppError too_many_requests
   */
  take(key: string): void {
    this.check(key);
    this.count(key);
  }

  /** @throws AppError too_many_requests, when nothing is left */
  check(key: string): void {
    const now = Date.now();
    const { count, endsAt } = this.#current(key, now);
    if (count >= this.#limit) throw new AppError('too_many_requests', { retryAfter: (endsAt - now) / 1000 });
  }

  count(key: string): void {
    this.#current(key, Date.now()).count += 1;
  }

  /** How many attempts the window still has room for. */
  left(key: string): number {
    return this.#limit - this.#current(key, Date.now()).count;
  }

  /** How many attempts the window still has room for, and in how many seconds the next one begins. */
  state(key: string): { left: number; seconds: number } {
    const now = Date.now();
    const { count, endsAt } = this.#current(key, now);
    return { left: this.#limit - count, seconds: (endsAt - now) / 1000 };
  }

  #current(key: string, now: number): Window {
    const known = this.#windows.get(key);
    if (known && known.endsAt > now) return known;
    const fresh = { count: 0, endsAt: now + this.#windowMs };
    this.#windows.set(key, fresh);
    return fresh;
  }
}
