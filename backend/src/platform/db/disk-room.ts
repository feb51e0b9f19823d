import { statfsSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { AppError } from '../errors.ts';

/** Bytes that must stay free: room for the write-ahead log of what is under way, and for the job queue's bookkeeping. */
const RESERVE = 64 * 1024 * 1024;

/** Statements that make the database grow. Deleting stays possible: it is the way out. */
const GROWS = /^\s*(insert|update)\b/i;

/**
 * Refuses growing writes while the disk is nearly full. When its write-ahead log finds no room, PGlite spins for ever
 * and takes the whole process with it; a refusal is an answer, and ends by itself once there is room again.
 * From then on `client.query` and `client.transaction` reject with AppError unavailable.
 */
export function guardDiskRoom(client: PGlite, folder: string, reserve = RESERVE): void {
  const assertRoom = () => {
    const { bavail, bsize } = statfsSync(folder);
    if (bavail * bsize >= reserve) return;
    throw new AppError('unavailable', {
      message: 'Nothing more can be stored right now: the disk is full.',
      cause: new Error(`Less than ${reserve} bytes are free on the disk of ${folder}`),
    });
  };
  const query = client.query.bind(client);
  client.query = async (text, params, options) => {
    if (GROWS.test(text)) assertRoom();
    return query(text, params, options);
  };
  const transaction = client.transaction.bind(client);
  client.transaction = async (work) => {
    assertRoom();
    return transaction(work);
  };
}
