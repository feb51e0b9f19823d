import { AppError } from '../errors.ts';
import type { Storage } from './storage.ts';

/** Whether there is an object under a key. @throws AppError unavailable */
export async function isStored(storage: Storage, key: string): Promise<boolean> {
  try {
    await storage.stat(key);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return false;
    throw error;
  }
}
