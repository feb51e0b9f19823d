import { createHash } from 'node:crypto';
import { RateLimiterDrizzle, type RateLimiterRes } from 'rate-limiter-flexible';
import { limits } from '../db/schema.ts';
import type { Counted, CounterContext, Counters } from './counters.ts';

/** Milliseconds in which a database that did not answer is not asked again. */
const LEFT_ALONE = 5_000;

/** Nothing of ours is refused by the library: limits read what is counted. */
const NO_LIMIT = 2 ** 31 - 1;

/** Whoever reads the table learns nobody's address or e-mail from it. */
const hashed = (key: string) => createHash('sha256').update(key).digest('base64url');

/**
 * Counters in the database. While it is away, each process counts for itself in `own`: limits neither open nor close.
 */
export function sharedCounters({ db, log }: CounterContext, name: string, seconds: number, own: Counters): Counters {
  const limiter = new RateLimiterDrizzle({
    storeClient: db,
    schema: limits,
    points: NO_LIMIT,
    duration: seconds,
    keyPrefix: name,
    // A sweep does this once for all processes.
    clearExpiredByTimeout: false,
  });
  const counted = (found: RateLimiterRes | null): Counted => ({
    points: found?.consumedPoints ?? 0,
    endsIn: found ? found.msBeforeNext / 1000 : seconds,
  });
  let askAgainAt = 0;
  let isAway = false;
  const orOwn = async (ask: () => Promise<RateLimiterRes | null>, otherwise: () => Promise<Counted>) => {
    if (Date.now() < askAgainAt) return otherwise();
    try {
      const found = await ask();
      isAway = false;
      return counted(found);
    } catch (err) {
      askAgainAt = Date.now() + LEFT_ALONE;
      if (!isAway) log.warn({ err, limit: name }, 'The database is away: this process counts by itself');
      isAway = true;
      return otherwise();
    }
  };
  return {
    add: (key, points) =>
      orOwn(
        () => limiter.penalty(hashed(key), points),
        () => own.add(key, points),
      ),
    read: (key) =>
      orOwn(
        () => limiter.get(hashed(key)),
        () => own.read(key),
      ),
    isShared: true,
  };
}
