import type { FastifyReply } from 'fastify';
import { Throttle } from '../../platform/http/throttle.ts';

/** Calls of one token in a window, in each process. */
const CALLS = 300;
/** Seconds. */
const WINDOW = 60;

/**
 * What a token may ask for, and the headers that say so before it is used up: `RateLimit-Policy` and `RateLimit` of
 * https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/.
 */
export class TokenLimit {
  readonly #calls = new Throttle(CALLS, WINDOW);

  /** Counts a call. @throws AppError too_many_requests */
  take(tokenId: string, reply: FastifyReply): void {
    const isLeft = this.#calls.left(tokenId) > 0;
    if (isLeft) this.#calls.count(tokenId);
    const { left, seconds } = this.#calls.state(tokenId);
    reply.header('ratelimit-policy', `"token";q=${CALLS};w=${WINDOW}`);
    reply.header('ratelimit', `"token";r=${Math.max(0, left)};t=${Math.ceil(seconds)}`);
    if (!isLeft) this.#calls.check(tokenId);
  }
}
