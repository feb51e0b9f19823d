import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { access, constants, opendir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { AppError } from '../errors.ts';
import { writeDurably } from './durable-write.ts';
import { storageFailure } from './failures.ts';
import { assertKey } from './key.ts';
import type { ListedObject, Storage } from './storage.ts';

/** Where a folder stands in a file's place, or the other way round, there is no object; flydrive says so in words only. */
const isNoObject = (error: unknown): boolean =>
  error instanceof Error &&
  (['ENOTDIR', 'EISDIR'].includes(String((error as NodeJS.ErrnoException).code)) ||
    /of a directory/.test(error.message) ||
    isNoObject(error.cause));

/**
 * Objects as files below `root`, which exists. flydrive answers what it can; writing is our own, because its driver
 * neither syncs nor hides a half-written file, and so is reading, because it knows no ranges.
 */
export function diskStorage(root: string, tempFolder: string): Storage {
  const disk = new Disk(new FSDriver({ location: root, visibility: 'private' }));

  /** A disk that is not mounted must not look like a store without objects. */
  async function assertRoot(): Promise<void> {
    if (!(await stat(root)).isDirectory()) throw new Error(`${root} is not a folder`);
  }

  async function orFailure<T>(operation: () => Promise<T>): Promise<T> {
    try {
      return await operation();
    } catch (error) {
      if (error instanceof AppError) throw error;
      await assertRoot().catch((cause) => {
        throw new AppError('unavailable', { cause });
      });
      throw isNoObject(error) ? new AppError('not_found', { cause: error }) : storageFailure(error);
    }
  }

  async function* list(prefix: string): AsyncGenerator<ListedObject> {
    await orFailure(assertRoot);
    // A folder that is not there yet has no objects.
    const folder = await opendir(join(root, prefix), { recursive: true }).catch(() => []);
    for await (const entry of folder) {
      const path = join(entry.parentPath, entry.name);
      // It may be gone by now.
      const found = entry.isFile() ? await stat(path).catch(() => null) : null;
      if (found) yield { key: relative(root, path).split(sep).join('/'), modifiedAt: found.mtime };
    }
  }

  return {
    list,

    put: (key, body) =>
      orFailure(async () => {
        await assertRoot();
        await writeDurably(join(root, assertKey(key)), body, tempFolder);
      }),

    stat: (key) =>
      orFailure(async () => {
        const { contentLength, contentType, etag } = await disk.getMetaData(assertKey(key));
        return { size: contentLength, contentType: contentType ?? 'application/octet-stream', etag };
      }),

    read: (key, range) =>
      orFailure(async () => {
        const stream = createReadStream(join(root, assertKey(key)), range);
        await once(stream, 'open');
        return stream;
      }),

    readWhole: (key, signal) => orFailure(() => readFile(join(root, assertKey(key)), { signal })),

    delete: (key) =>
      orFailure(async () => {
        await assertRoot();
        await disk.delete(assertKey(key));
      }),

    check: () =>
      orFailure(async () => {
        await assertRoot();
        await access(root, constants.R_OK | constants.W_OK | constants.X_OK);
      }),
  };
}
