import { createHash } from 'node:crypto';
import { join } from 'node:path';

/** Where a backup keeps what. */
export const inBackup = (folder: string) => ({
  /** The last thing that is written. */
  manifest: join(folder, 'backup.json'),
  tables: join(folder, 'database'),
  table: (name: string) => join(folder, 'database', `${name}.jsonl`),
  object: (key: string) => join(folder, 'objects', key),
  /** The objects of one part, a line each. */
  list: (part: string) => join(folder, 'lists', `${part}.jsonl`),
  secretKey: join(folder, 'secret.key'),
  /** While it is being made: from which instance, what the store holds, what is copied, and what is being copied. */
  origin: join(folder, 'unfinished.json'),
  listed: join(folder, 'listed'),
  journal: join(folder, 'journal'),
  temp: join(folder, 'tmp'),
});

/** Objects are listed in parts, so that no list of all of them is ever in memory. */
export const PARTS: readonly string[] = Array.from({ length: 256 }, (_, n) => n.toString(16).padStart(2, '0'));

export const partOf = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, 2);

/** Where a backup is made, until it is whole. */
export const unfinishedOf = (folder: string): string => `${folder}.partial`;
