import { LRUCache } from 'lru-cache';
import type { AppError } from '../../platform/errors.ts';
import { placeOf } from '../../platform/http/place-of.ts';
import { atMost } from '../../platform/limits/at-most.ts';
import type { CounterContext, Counters } from '../../platform/limits/counters.ts';
import { createCounters } from '../../platform/limits/create-counters.ts';
import { FailureLimit } from '../../platform/limits/failure-limit.ts';

const WINDOW = 15 * 60;
const KNOWN_PLACES = 50_000;
/** Seconds for which a place that somebody signed in from counts as known. */
const KNOWN_FOR = 30 * 24 * 60 * 60;

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
  readonly #pair: FailureLimit;
  readonly #account: FailureLimit;
  readonly #address: FailureLimit;
  /** Places that an account's password was right from, as `place email`: in this process, and in all of them. */
  readonly #known = new LRUCache<string, true>(atMost(KNOWN_PLACES));
  readonly #knownToAll: Counters;

  constructor(context: CounterContext) {
    this.#pair = new FailureLimit(context, 'sign-in.pair', 10, WINDOW, isGuess);
    this.#account = new FailureLimit(context, 'sign-in.account', 100, WINDOW, isGuess);
    this.#address = new FailureLimit(context, 'sign-in.address', 100, WINDOW, isGuess);
    this.#knownToAll = createCounters(context, 'sign-in.known', KNOWN_FOR);
  }

  /** Makes an attempt. @throws AppError too_many_requests, and whatever `attempt` throws */
  async run<T>({ ip, email }: Attempt, attempt: () => Promise<T>): Promise<T> {
    const place = placeOf(ip);
    const pair = `${place} ${email}`;
    const once = () => this.#pair.run(pair, attempt);
    // Guesses from everywhere must not keep out whoever signed in from here before.
    const enter = (await this.#isKnown(pair)) ? once : () => this.#account.run(email, once);
    return this.#address.run(place, enter);
  }

  /** Notes that the account's owner was here. */
  async remember({ ip, email }: Attempt): Promise<void> {
    const pair = `${placeOf(ip)} ${email}`;
    if (!(await this.#isKnown(pair))) await this.#knownToAll.add(pair, 1);
    this.#known.set(pair, true);
  }

  async #isKnown(pair: string): Promise<boolean> {
    return this.#known.has(pair) || (await this.#knownToAll.read(pair)).points > 0;
  }
}
