import { AppError } from '../../platform/errors.ts';
import type { Storage } from '../../platform/storage/storage.ts';

/** Milliseconds that the store has for an object that a visitor waits for. */
const PATIENCE = 5_000;

/** A whole object, for a visitor: a store that does not answer is away. @throws AppError not_found, unavailable */
export async function readObject(
  storage: Pick<Storage, 'readWhole'>,
  key: string,
  patience = PATIENCE,
): Promise<Buffer> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const giveUp = new AbortController();
  const timer = setTimeout(() => {
    reject(new AppError('unavailable', { cause: new Error(`The store did not answer within ${patience} ms`) }));
    giveUp.abort();
  }, patience);
  const reading = storage.readWhole(key, giveUp.signal);
  // What comes too late is nobody's any more.
  reading.catch(() => {});
  return Promise.race([reading, late]).finally(() => clearTimeout(timer));
}
