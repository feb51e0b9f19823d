import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync, rmdirSync, unlinkSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Another process has the folder open. */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError';
}

/**
 * Takes the exclusive right to a folder for as long as this process lives, and creates the folder.
 * PGlite has no lock of its own: of two processes on one folder, one loses its rows without a word.
 * The lock is a listening socket named after the folder, which the system frees with the process, also after kill -9.
 * It does not reach across network namespaces: two containers must not share a data folder.
 * @returns the function that gives it up
 * @throws FolderInUseError
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  mkdirSync(folder, { recursive: true });
  const name = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 24);
  const server = await claim(name).catch((error) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new FolderInUseError(`Another process has the database in ${folder} open. Stop it first.`);
  });
  // The lock alone must not keep the process alive.
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

function claim(name: string): Promise<Server> {
  if (process.platform === 'linux') return listen(`\0landfall-${name}`);
  if (process.platform === 'win32') return listen(`\\\\.\\pipe\\landfall-${name}`);
  return claimSocketFile(join(tmpdir(), `landfall-${name}.sock`));
}

function listen(path: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', reject);
    server.listen({ path, exclusive: true }, () => resolve(server));
  });
}

/** Where only socket files exist: a stale file is removed by one process at a time, guarded by a folder. */
async function claimSocketFile(path: string): Promise<Server> {
  try {
    return await listen(path);
  } catch (error) {
    if (await answers(path)) throw error;
    mkdirSync(`${path}.takeover`);
    try {
      if (await answers(path)) throw error;
      unlinkSync(path);
      return await listen(path);
    } finally {
      rmdirSync(`${path}.takeover`);
    }
  }
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
