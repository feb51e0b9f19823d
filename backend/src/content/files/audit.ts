import type { Context } from '../../platform/context.ts';
import { eq, gt } from '../../platform/db/operators.ts';
import { files, leads, pages, trash, users } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { thumbnailFolder } from './thumbnail-names.ts';
import { keyOf } from './upload.ts';

/** Objects are written before their rows: a younger one may belong to an upload that is on its way. Milliseconds. */
const YOUNG = 60 * 60 * 1000;

export interface Audit {
  /** Files whose object is gone. */
  rowsWithoutObject: { id: string; name: string; key: string }[];
  /** Keys of objects that belong to nobody. */
  objectsWithoutRow: string[];
  rows: number;
  objects: number;
}

/** The lead in whose folder an object lies; empty for any other object. */
const leadOf = (key: string): string => /^leads\/[^/]+\/([^/]+)\//.exec(key)?.[1] ?? '';

/** The page in whose folder an object lies; empty for any other object. */
const pageOf = (key: string): string => /^(?:sites|previews)\/([^/]+)\//.exec(key)?.[1] ?? '';

type AuditContext = Pick<Context, 'db' | 'storage'>;

/**
 * Compares the files in the database with what is in storage: uploads, their thumbnails, avatars, and the folders of
 * pages.
 * @throws AppError unavailable, and then nothing is known
 */
export async function auditFiles({ db, storage }: AuditContext, now = Date.now()): Promise<Audit> {
  await storage.check();
  // Objects first: what is uploaded in between has its row by the time that the rows are read.
  const found = new Map<string, number>();
  for (const prefix of ['uploads/', 'thumbs/', 'avatars/', 'sites/', 'previews/', 'leads/']) {
    for await (const { key, modifiedAt } of storage.list(prefix)) found.set(key, modifiedAt.getTime());
  }
  const rows = await db.select().from(files);
  const avatars = await db.select({ key: users.avatarKey }).from(users);
  const contents = rows.flatMap((row) => [row, ...row.earlier]);
  const wanted = new Set([...contents.map(keyOf), ...avatars.map(({ key }) => key)]);
  const folders = new Set(contents.map((content) => thumbnailFolder(keyOf(content))));
  const pageIds = new Set((await db.select({ id: pages.id }).from(pages)).map(({ id }) => id));
  const withFiles = await db.select({ id: leads.id }).from(leads).where(gt(leads.fileBytes, 0));
  const leadIds = new Set(withFiles.map(({ id }) => id));
  const trashed = new Set((await db.select({ paths: trash.paths }).from(trash)).flatMap(({ paths }) => paths));
  const isTrashed = (key: string) =>
    trashed.has(key) || [...key.matchAll(/\//g)].some(({ index }) => trashed.has(key.slice(0, index + 1)));
  const isWanted = (key: string) =>
    wanted.has(key) ||
    isTrashed(key) ||
    leadIds.has(leadOf(key)) ||
    folders.has(key.slice(0, key.lastIndexOf('/') + 1)) ||
    pageIds.has(pageOf(key));
  const objectsWithoutRow = [...found].filter(([key, at]) => !isWanted(key) && now - at > YOUNG).map(([key]) => key);

  const missing = rows.filter((row) => !found.has(keyOf(row)));
  const rowsWithoutObject: Audit['rowsWithoutObject'] = [];
  for (const row of missing) {
    // Asked for by name: a file deleted or uploaded in between is not missing.
    const isThere = await storage.stat(keyOf(row)).then(() => true, absent);
    if (!isThere) rowsWithoutObject.push({ id: row.id, name: row.name, key: keyOf(row) });
  }
  return { rowsWithoutObject, objectsWithoutRow, rows: rows.length, objects: found.size };
}

function absent(error: unknown): false {
  if (error instanceof AppError && error.code === 'not_found') return false;
  throw error;
}

/** Deletes what the audit found. @throws AppError unavailable; running it again does the rest */
export async function mendFiles({ db, storage }: AuditContext, audit: Audit): Promise<void> {
  for (const key of audit.objectsWithoutRow) await storage.delete(key);
  for (const { id } of audit.rowsWithoutObject) await db.delete(files).where(eq(files.id, id));
}
