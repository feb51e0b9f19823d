import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { startCheckpoints } from './checkpoints.ts';
import { guardDiskRoom } from './disk-room.ts';
import { DurableNodeFS } from './durable-node-fs.ts';
import { lockFolder } from './folder-lock.ts';

/**
 * PGlite starts PostgreSQL with -F (no fsync) unless told otherwise. Little memory and a short log suit one process.
 */
export const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'shared_buffers=32MB',
  '-c',
  'max_wal_size=64MB',
  '-c',
  'min_wal_size=32MB',
];

const openFolder = (folder: string) => PGlite.create({ fs: new DurableNodeFS(folder), startParams });

/**
 * Opens the embedded database in a folder, and makes it on the first start. Every commit is on the disk before it is
 * acknowledged. A first start that is cut short leaves no half-made database: it is made aside and renamed.
 * @throws FolderInUseError while another process has it open
 */
export async function openEmbedded(folder: string): Promise<{ client: PGlite; close: () => Promise<void> }> {
  mkdirSync(dirname(folder), { recursive: true, mode: 0o700 });
  const unlock = await lockFolder(`${folder}.lock`);
  try {
    if (!existsSync(join(folder, 'PG_VERSION'))) await create(folder);
    // PGlite makes files that everybody may read and write.
    chmodSync(folder, 0o700);
    const client = await openFolder(folder);
    guardDiskRoom(client, folder);
    const stopCheckpoints = startCheckpoints(client);
    return {
      client,
      close: async () => {
        stopCheckpoints();
        await client.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function create(folder: string): Promise<void> {
  // Left behind by a first start that was killed; the lock says that nobody is at work there.
  const aside = `${folder}.new`;
  rmSync(aside, { recursive: true, force: true });
  mkdirSync(aside, { mode: 0o700 });
  await (await openFolder(aside)).close();
  for (const entry of readdirSync(aside, { recursive: true, withFileTypes: true }))
    sync(join(entry.parentPath, entry.name));
  renameSync(aside, folder);
  sync(dirname(folder));
}

/** Puts a file, or a folder's list of names, on the disk: making a database does not do so for what it copies. */
function sync(path: string): void {
  // Windows cannot open a folder.
  if (process.platform === 'win32') return;
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
