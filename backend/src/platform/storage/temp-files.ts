import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const ABANDONED_AFTER = 60 * 60 * 1000;

/** Runs `work` with the path of a file that does not exist yet; whatever happens, nothing stays at that path. */
export async function withTempFile<T>(folder: string, work: (path: string) => Promise<T>): Promise<T> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  try {
    return await work(path);
  } finally {
    await rm(path, { force: true });
  }
}

/** The same with a folder of its own, for several files. */
export async function withTempFolder<T>(folder: string, work: (path: string) => Promise<T>): Promise<T> {
  const path = join(folder, randomUUID());
  await mkdir(path, { recursive: true, mode: 0o700 });
  try {
    return await work(path);
  } finally {
    await rm(path, { force: true, recursive: true });
  }
}

/** Removes what killed processes left in a folder of temporary files; young files may be in use and stay. */
export async function removeAbandoned(folder: string, now = Date.now()): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const path = join(folder, name);
    const age = await stat(path).then(
      ({ mtimeMs }) => now - mtimeMs,
      () => 0,
    );
    if (age > ABANDONED_AFTER) await rm(path, { force: true, recursive: true });
  }
}
