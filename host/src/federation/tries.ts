/** How often something that failed is asked for again, by itself. */
export const TRIES = 3;

const FIRST_PAUSE_MS = 300;

/** Waits before the next try: twice as long each time. @param attempt from 0 */
export const pauseBefore = (attempt: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, FIRST_PAUSE_MS * 2 ** attempt));
