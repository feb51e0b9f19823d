import { createWriteStream } from 'node:fs';
import { mkdir, open, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { withTempFile } from './temp-files.ts';

/** Puts a folder's list of names on the disk. */
export async function syncFolder(path: string): Promise<void> {
  // Windows cannot open a folder; there the rename alone has to do.
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/**
 * Writes a whole file or nothing, and returns once it is on the disk: temporary file, fsync, rename.
 * `tempFolder` must be on the same file system. Only the account that the server runs as may read it. @throws the file system's errors, ENOSPC among them
 */
export async function writeDurably(path: string, body: Buffer | Readable, tempFolder = dirname(path)): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await withTempFile(tempFolder, async (temp) => {
    const source = Buffer.isBuffer(body) ? Readable.from([body]) : body;
    await pipeline(source, createWriteStream(temp, { flush: true, mode: 0o600 }));
    await rename(temp, path);
    await syncFolder(dirname(path));
  });
}

/** Where the temporary files of a data folder live: on its own file system, so that renaming into it is atomic. */
export const tempFolderOf = (dataDir: string) => join(dataDir, 'tmp');
