import { LRUCache } from 'lru-cache';
import type { AppError } from '../../platform/errors.ts';
import { FailureLimit } from '../../platform/http/failure-limit.ts';
import { placeOf } from '../../platform/http/place-of.ts';

const WINDOW = 15 * 60;
const KNOWN_PLACES = 50_000;

/** What is no guess costs nothing: a code that is still to come, an e-mail that is taken. */
const GUESSES = new Set<string>(['wrong_credentials', 'wrong_password', 'otp_wrong'] satisfies AppError['code'][]);
const isGuess = ({ code }: AppError) => GUESSES.has(code);

/** Whose password is tried, and from where. */
export interface Attempt {
  /** The client's address. */
  ip: string;
  /** In lower case. */
  email: string;
}

/**
 * The brake on guessing passwords, wherever they are given: at sign-in, or again beside a token. One guesser on one
 * account is stopped early; the wider limits stop many of either.
 */
export class SignInLimits {
  readonly #pair = new FailureLimit(10, WINDOW, isGuess);
  readonly #account = new FailureLimit(100, WINDOW, isGuess);
  readonly #address = new FailureLimit(100, WINDOW, isGuess);
  /** Places that an account's password was right from, as `place email`. */
  readonly #known = new LRUCache<string, true>({ max: KNOWN_PLACES });

  /** Makes an attempt. @throws AppError too_many_requests, and whatever `attempt` throws */
  async run<T>({ ip, email }: Attempt, attempt: () => Promise<T>): Promise<T> {
    const place = placeOf(ip);
    const pair = `${place} ${email}`;
    const once = () => this.#pair.run(pair, attempt);
    // Guesses from everywhere must not keep out whoever signed in from here before.
    const enter = this.#known.has(pair) ? once : () => this.#account.run(email, once);
    return this.#address.run(place, enter);
  }

  /** Notes that the account's owner was here. */
  remember({ ip, email }: Attempt): void {
    this.#known.set(`${placeOf(ip)} ${email}`, true);
  }
}
