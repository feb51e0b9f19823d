import { ApiError } from '@landfall/shared';

/** Milliseconds before the first retry; each further one waits twice as long. */
const FIRST_WAIT = 2_000;

/** No response came in time, or the server or what stands before it has too much to do. */
const isPassing = (error: unknown) => error instanceof ApiError && [0, 502, 503, 504].includes(error.status);

/** Ends early, with nothing, where the signal is aborted. */
const waited = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/**
 * Makes a call that changes nothing, and makes it again where it failed for a reason that passes.
 * @param retries how many times, unless the signal is aborted
 * @throws what the last attempt threw
 */
export async function retried<T>(
  call: () => Promise<T>,
  signal: AbortSignal,
  retries: number,
  wait: number = FIRST_WAIT,
): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (retries <= 0 || !isPassing(error) || signal.aborted) throw error;
    await waited(wait, signal);
    if (signal.aborted) throw error;
    return retried(call, signal, retries - 1, 2 * wait);
  }
}
