/** A wait grows by up to this part of itself, so that what failed together does not come back together. */
const JITTER = 0.2;

/** The longest that a receiver's `Retry-After` is waited for. Seconds. */
const LONGEST = 24 * 60 * 60;

/** The seconds that a `Retry-After` asks for, given as such or as a date; 0 where it asks for nothing. */
export function retryAfterSeconds(header: string | undefined, now = Date.now()): number {
  if (!header) return 0;
  const seconds = /^\d{1,9}$/.test(header.trim()) ? Number(header) : (Date.parse(header) - now) / 1000;
  return Number.isFinite(seconds) ? Math.min(Math.max(0, seconds), LONGEST) : 0;
}

/**
 * Seconds until the next try; undefined where there is none.
 * @param retries seconds before each try, the first included
 * @param tries how many there were
 */
export function nextWait(
  retries: readonly number[],
  tries: number,
  retryAfter: string | undefined,
  random = Math.random(),
): number | undefined {
  const wait = retries[tries];
  return wait === undefined ? undefined : Math.max(wait * (1 + JITTER * random), retryAfterSeconds(retryAfter));
}
