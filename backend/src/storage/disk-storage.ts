import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { access, constants, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { writeDurably } from './durable-write.ts';
import { orStorageFailure } from './failures.ts';
import { assertKey } from './key.ts';
import type { Storage } from './storage.ts';

/**
 * Objects as files below `root`. flydrive answers what it can; writing is our own, because its driver neither
 * syncs nor hides a half-written file, and so is reading, because it knows no ranges.
 */
export function diskStorage(root: string, tempFolder: string): Storage {
  const disk = new Disk(new FSDriver({ location: root, visibility: 'private' }));

  return {
    put: (key, body) => orStorageFailure(() => writeDurably(join(root, assertKey(key)), body, tempFolder)),

    stat: (key) =>
      orStorageFailure(async () => {
        const { contentLength, contentType, etag } = await disk.getMetaData(assertKey(key));
        return { size: contentLength, contentType: contentType ?? 'application/octet-stream', etag };
      }),

    read: (key, range) =>
      orStorageFailure(async () => {
        const stream = createReadStream(join(root, assertKey(key)), range);
        await once(stream, 'open');
        return stream;
      }),

    delete: (key) => orStorageFailure(() => disk.delete(assertKey(key))),

    check: () =>
      orStorageFailure(async () => {
        await mkdir(root, { recursive: true });
        await access(root, constants.R_OK | constants.W_OK | constants.X_OK);
      }),
  };
}
