import { appendFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { isCopyOfRoute } from '../../delivery/routes/route-copies.ts';
import { AppError } from '../../platform/errors.ts';
import { writeDurably } from '../../platform/storage/durable-write.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { atOnce } from './at-once.ts';
import { measureFile, measuring } from './content.ts';
import { inBackup, PARTS, partOf } from './folder.ts';
import { linesOf } from './lines.ts';
import { type ListedObject, type Manifest, parseObject } from './manifest.ts';

/** Objects that are copied at the same time, and keys that are listed before they are written down. */
export const AT_ONCE = 8;
const KEYS_AT_ONCE = 10_000;
/** Keys of vanished objects that a backup names. */
const MOST_NAMED = 100;

export type Report = (line: string) => void;

type Places = ReturnType<typeof inBackup>;

/**
 * Copies what the store holds, except what is copied already: each object is noted once it is on the disk. An object never
 * changes under its key; copies of routes do, and are left out because a restored instance makes them anew.
 * @throws AppError unavailable; the file system's errors
 */
export async function copyObjects(storage: Storage, folder: string, report: Report): Promise<Manifest['objects']> {
  const places = inBackup(folder);
  const total = await listStore(storage, places);
  const objects: Manifest['objects'] = { count: 0, bytes: 0, lists: [], vanished: 0, vanished_keys: [] };
  await mkdir(places.journal, { recursive: true });
  for (const part of PARTS) {
    const done = await copyPart(storage, places, part, (copied) =>
      report(`objects ${objects.count + copied} of ${total}`),
    );
    objects.count += done.objects.length;
    objects.bytes += done.objects.reduce((sum, { size }) => sum + size, 0);
    objects.vanished += done.vanished.length;
    objects.vanished_keys.push(...done.vanished.slice(0, MOST_NAMED - objects.vanished_keys.length));
    if (done.objects.length > 0) objects.lists.push({ part, ...(await measureFile(places.list(part))) });
  }
  return objects;
}

/** Writes the keys of the store down by part. Returns how many there are. */
async function listStore(storage: Storage, places: Places): Promise<number> {
  await rm(places.listed, { recursive: true, force: true });
  await mkdir(places.listed, { recursive: true });
  let waiting = new Map<string, string>();
  let count = 0;
  const flush = async () => {
    for (const [part, lines] of waiting) await appendFile(listedIn(places, part), lines);
    waiting = new Map();
  };
  for await (const { key } of storage.list('')) {
    if (isCopyOfRoute(key)) continue;
    const part = partOf(key);
    waiting.set(part, `${waiting.get(part) ?? ''}${key}\n`);
    count += 1;
    if (count % KEYS_AT_ONCE === 0) await flush();
  }
  await flush();
  return count;
}

const listedIn = (places: Places, part: string) => `${places.listed}/${part}`;

async function copyPart(storage: Storage, places: Places, part: string, onCopied: (count: number) => void) {
  const keys = await linesOrNone(listedIn(places, part));
  const journal = `${places.journal}/${part}`;
  const copied = await openJournal(journal);
  const vanished: string[] = [];
  await atOnce(AT_ONCE, keys, async (key) => {
    if (copied.has(key)) return;
    const object = await copyObject(storage, places, key);
    if (!object) return void vanished.push(key);
    await appendFile(journal, `${JSON.stringify(object)}\n`);
    copied.set(key, object);
    onCopied(copied.size);
  });
  const isThere = new Set(keys);
  for (const key of copied.keys()) if (!isThere.has(key)) await rm(places.object(key), { force: true });
  const objects = keys.flatMap((key) => copied.get(key) ?? []).sort((one, other) => (one.key < other.key ? -1 : 1));
  const lines = objects.map((object) => `${JSON.stringify(object)}\n`).join('');
  if (objects.length > 0) await writeDurably(places.list(part), Buffer.from(lines), places.temp);
  return { objects, vanished };
}

/** What was copied before. Its last line may have been cut short, and the next one must not follow it on the same line. */
async function openJournal(path: string): Promise<Map<string, ListedObject>> {
  const lines = await linesOrNone(path);
  await writeFile(path, lines.map((line) => `${line}\n`).join(''));
  return new Map(lines.map((line) => parseObject(line)).map((object) => [object.key, object]));
}

async function linesOrNone(path: string): Promise<string[]> {
  const lines: string[] = [];
  try {
    for await (const line of linesOf(path)) lines.push(line);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  return lines;
}

/** Undefined for an object that was deleted since it was listed. */
async function copyObject(storage: Storage, places: Places, key: string): Promise<ListedObject | undefined> {
  const found = await orGone(async () => ({ ...(await storage.stat(key)), content: await storage.read(key) }));
  if (!found) return undefined;
  const path = places.object(key);
  await mkdir(dirname(path), { recursive: true });
  const { content, measured } = measuring(found.content);
  await writeDurably(path, Readable.from(content, { objectMode: false }), places.temp);
  const written = measured();
  if (written.size !== found.size) throw new Error(`The store broke off in the middle of ${key}.`);
  return { key, content_type: found.contentType, ...written };
}

async function orGone<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return undefined;
    throw error;
  }
}
