import type { IncomingMessage } from 'node:http';
import { AppError } from '../errors.ts';

export interface Pace {
  /** Nobody may take longer for one upload. Milliseconds. */
  longest: number;
  /** In each stretch of so many milliseconds ... */
  stretch: number;
  /** ... so many bytes have to arrive. */
  leastBytes: number;
}

/** A person on a slow line may take ten minutes; who sends a byte a second holds a place that others need. */
export const PACE: Pace = { longest: 10 * 60_000, stretch: 20_000, leastBytes: 20_000 };

/**
 * Runs `work` for as long as the body arrives at this pace. `work` is told by the signal when it does not.
 * @throws AppError malformed where the sender is too slow, or gone
 */
export async function atPace<T>(
  body: IncomingMessage,
  { longest, stretch, leastBytes }: Pace,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const { socket } = body;
  const abort = new AbortController();
  const tooSlow = () =>
    abort.abort(new AppError('malformed', { message: 'The upload was too slow. Please try again.' }));
  const brokeOff = new AppError('malformed', { message: 'The upload broke off. Please try again.' });
  // Whoever is gone before it is read sends nothing that could be waited for.
  if (body.destroyed) throw brokeOff;
  const gone = () => {
    if (!body.complete) abort.abort(brokeOff);
  };
  let before = socket.bytesRead;
  const end = setTimeout(tooSlow, longest);
  const check = setInterval(() => {
    if (socket.bytesRead - before < leastBytes) tooSlow();
    before = socket.bytesRead;
  }, stretch);
  body.once('close', gone);
  const refused = new Promise<never>((_, reject) => {
    abort.signal.addEventListener('abort', () => reject(abort.signal.reason));
  });
  try {
    return await Promise.race([work(abort.signal), refused]);
  } finally {
    clearTimeout(end);
    clearInterval(check);
    body.off('close', gone);
  }
}
