import type { Cache, SWRConfiguration } from 'swr';
import type { ApiError } from '../api/api-error.ts';
import { onSessionReset } from '../session/session.ts';

/** Answers that the same question would get again. */
const FINAL_STATUSES = [400, 401, 402, 403, 404, 422];
const LONGEST_WAIT_MS = 60_000;

/** One attempt per path at a time: every failed read asks for one, also those that the person started. */
const attempts = new Map<string, ReturnType<typeof setTimeout>>();

onSessionReset(() => {
  for (const attempt of attempts.values()) clearTimeout(attempt);
  attempts.clear();
});

/**
 * When a failed read is tried again: soon, then ever later, a few times. A path that is polled goes on after that, at
 * its interval or every minute, because SWR polls nothing that failed: a backend that comes back is noticed.
 */
export const retryWith =
  (cache: Cache): NonNullable<SWRConfiguration['onErrorRetry']> =>
  ({ status }: ApiError, key, { errorRetryCount = 3, refreshInterval }, revalidate, { retryCount }) => {
    const { data } = cache.get(key) ?? {};
    const interval = typeof refreshInterval === 'function' ? refreshInterval(data) : refreshInterval;
    const wait = retryCount > errorRetryCount ? Math.min(interval ?? 0, LONGEST_WAIT_MS) : 2000 * 2 ** retryCount;
    clearTimeout(attempts.get(key));
    if (FINAL_STATUSES.includes(status) || !wait) return;
    const attempt = () => {
      // Answered meanwhile, by a read of another kind; or nobody is looking.
      if (!cache.get(key)?.error) return;
      if (document.hidden) return later();
      void revalidate({ retryCount });
    };
    const later = () => void attempts.set(key, setTimeout(attempt, wait));
    later();
  };
