import { AppError } from '../errors.ts';

interface Window {
  count: number;
  /** Milliseconds since the epoch. */
  endsAt: number;
}

/** Above this many keys, windows that have ended are dropped. */
const SWEEP_ABOVE = 10_000;

/** Counts attempts by key in fixed windows, in this process's memory: a brake on guessing, not a quota. */
export class Throttle {
  readonly #windows = new Map<string, Window>();
  readonly #limit: number;
  readonly #windowMs: number;

  /** `limit` attempts in `seconds`. */
  constructor(limit: number, seconds: number) {
    this.#limit = limit;
    this.#windowMs = seconds * 1000;
  }

  /**
   * Counts one attempt. Call it before the work, so that attempts side by side count too.
   * @throws AppError too_many_requests
   */
  take(key: string): void {
    const now = Date.now();
    const window = this.#current(key, now);
    if (window.count >= this.#limit) {
      throw new AppError('too_many_requests', { retryAfter: (window.endsAt - now) / 1000 });
    }
    window.count += 1;
  }

  /** Takes one attempt back: it turned out to be a good one. */
  giveBack(key: string): void {
    const window = this.#windows.get(key);
    if (window && window.count > 0) window.count -= 1;
  }

  #current(key: string, now: number): Window {
    const known = this.#windows.get(key);
    if (known && known.endsAt > now) return known;
    if (this.#windows.size > SWEEP_ABOVE) this.#sweep(now);
    const fresh = { count: 0, endsAt: now + this.#windowMs };
    this.#windows.set(key, fresh);
    return fresh;
  }

  #sweep(now: number): void {
    for (const [key, window] of this.#windows) if (window.endsAt <= now) this.#windows.delete(key);
  }
}
