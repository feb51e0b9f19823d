import { AppError } from '../errors.ts';

const ABSENT = new Set(['ENOENT', 'NotFound', 'NoSuchKey']);

interface StoreFailure {
  code?: unknown;
  name?: unknown;
  cause?: unknown;
  $metadata?: { httpStatusCode?: number };
}

function saysAbsent(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, name, cause, $metadata } = error as StoreFailure;
  // A bucket that is missing is a store that is away.
  if (name === 'NoSuchBucket') return false;
  if (cause) return saysAbsent(cause);
  return ABSENT.has(String(code)) || ABSENT.has(String(name)) || $metadata?.httpStatusCode === 404;
}

/** Says what a store's own error means to a caller: the object is not there (404), or the store is away (503). */
export function storageFailure(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return new AppError(saysAbsent(error) ? 'not_found' : 'unavailable', { cause: error });
}

/** Runs an operation of a store. @throws AppError not_found, unavailable */
export async function orStorageFailure<T>(operation: () => Promise<T>): Promise<T> {
  try {
    return await operation();
  } catch (error) {
    throw storageFailure(error);
  }
}

/** Runs an operation that cannot fail for want of the object, such as writing it. @throws AppError unavailable */
export async function orUnavailable<T>(operation: () => Promise<T>): Promise<T> {
  try {
    return await operation();
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('unavailable', { cause: error });
  }
}
