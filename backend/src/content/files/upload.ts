import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { FILE_TOO_LARGE, MAX_UPLOAD_BYTES, STORED_TYPES, UPLOAD_KEY_HEADER } from '@landfall/shared/contracts';
import type { FastifyRequest } from 'fastify';
import { assertStorageRoom, planLimit, type Storing } from '../../commerce/entitlements.ts';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import { and, count, eq } from '../../platform/db/operators.ts';
import { files, users } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { checkUpload } from '../../platform/media/media.ts';
import { ignoreBody, receiveFile } from '../../platform/media/receive-file.ts';
import { tempFolderOf } from '../../platform/storage/durable-write.ts';
import { withTempFile } from '../../platform/storage/temp-files.ts';
import { forgetUnlessKept } from '../../platform/storage/unkept.ts';
import { safeFileName } from './file-name.ts';
import { fileWords } from './file-words.ts';

type FileRow = typeof files.$inferSelect;
type NewFile = Omit<FileRow, 'createdAt' | 'thumbnailBytes' | 'earlier' | 'earlierBytes' | 'repointDue'>;

const KEY = /^[\w-]{8,100}$/;

/**
 * The id of the file that an upload makes. One that was named is always the same: sent again, because its answer got
 * lost, it finds what it made the first time. @throws AppError malformed
 */
function idOf({ account, headers }: FastifyRequest): string {
  const key = headers[UPLOAD_KEY_HEADER];
  if (key === undefined) return randomUUID();
  if (typeof key !== 'string' || !KEY.test(key)) {
    throw new AppError('malformed', { message: `${UPLOAD_KEY_HEADER} must be 8 to 100 letters, digits and dashes.` });
  }
  return createHash('sha256').update(`${account.id} ${key}`).digest('hex').slice(0, 32);
}

/**
 * Receives a file, checks what it is, and keeps it: the object first, then its row. Whatever goes wrong, or if the
 * sender is gone by then, nothing is left behind. A named upload that was received before is not received again.
 * @throws AppError malformed, plan_limit, too_large, type_not_allowed, invalid, unavailable
 */
export async function uploadFile(context: Context, request: FastifyRequest): Promise<FileRow> {
  const temp = tempFolderOf(context.config.dataDir);
  const { account } = request;
  const id = idOf(request);
  const before = await findFile(context.db, account.id, id);
  if (before) {
    ignoreBody(request.raw);
    return before;
  }

  return withTempFile(temp, async (received) => {
    const { name } = await receiveFile(request, received, { maxBytes: MAX_UPLOAD_BYTES, tooLarge: FILE_TOO_LARGE });
    return whileConnected(request, (gone) => storeFile(context, account, { id, name }, received, gone));
  });
}

/** Tells `work` when whoever asked for it is gone. */
export async function whileConnected<T>({ raw }: FastifyRequest, work: (gone: AbortSignal) => Promise<T>): Promise<T> {
  const { socket } = raw;
  const gone = new AbortController();
  const leave = () => gone.abort(new AppError('malformed', { message: 'The upload broke off.' }));
  if (socket.destroyed) leave();
  socket.once('close', leave);
  try {
    return await work(gone.signal);
  } finally {
    socket.off('close', leave);
  }
}

/**
 * Checks what a received file is, and keeps it among the account's. Once `gone` is aborted, nothing is stored any more.
 * @throws AppError plan_limit, type_not_allowed, invalid, unavailable
 */
export async function storeFile(
  context: Context,
  owner: Storing,
  { id, name, credit = '', creditUrl = '' }: { id: string; name: string; credit?: string; creditUrl?: string },
  received: string,
  gone?: AbortSignal,
): Promise<FileRow> {
  return withTempFile(tempFolderOf(context.config.dataDir), async (rewritten) => {
    // Asked for good below; asked here so that a full account costs no decoding.
    await assertFileRoom(context.db, owner, 1);

    const paths = { source: received, target: rewritten, allowed: STORED_TYPES };
    const { contentType, extension, isRewritten } = await checkUpload(context.work, owner.id, paths, gone);
    const kept = isRewritten ? rewritten : received;

    const named = safeFileName(name, extension);
    const file: NewFile = {
      id,
      userId: owner.id,
      name: named,
      tags: [],
      words: fileWords({ name: named, credit, tags: [] }),
      extension,
      contentType,
      size: (await stat(kept)).size,
      ...newPath(extension),
      credit,
      creditUrl,
    };
    gone?.throwIfAborted();
    return keep(context, owner, file, kept);
  });
}

async function keep(context: Context, owner: Storing, file: NewFile, path: string): Promise<FileRow> {
  const { db, storage, log } = context;
  const key = keyOf(file);
  try {
    await storage.put(key, createReadStream(path), file.contentType);
    const row = await db.transaction(async (tx) => {
      await holdOwner(tx, owner);
      const before = await findFile(tx, file.userId, file.id);
      if (before) return before;
      await assertFileRoom(tx, owner, file.size);
      const [row] = await tx.insert(files).values(file).returning();
      if (!row) throw new Error('the file was not inserted');
      return row;
    });
    // The same upload came twice at once: the first one's object is kept.
    if (keyOf(row) !== key)
      await storage.delete(key).catch((err) => log.error({ err, key }, 'A second object of a file was left'));
    return row;
  } catch (error) {
    await forgetUnlessKept(context, key, async (tx) => {
      await holdOwner(tx, owner);
      const row = await findFile(tx, owner.id, file.id);
      return row !== undefined && keyOf(row) === key;
    });
    throw error;
  }
}

/**
 * The account's row puts its uploads in a row: of many at once, only as many as fit are counted in. Rows that only name the
 * account do not wait for it.
 */
export const holdOwner = (tx: Database, { id }: Storing) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update');

async function findFile(db: Database, userId: string, id: string): Promise<FileRow | undefined> {
  const [row] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, id), eq(files.userId, userId)));
  return row;
}

export async function assertFileRoom(db: Database, owner: Storing, bytes: number): Promise<void> {
  const maxFiles = owner.plan.features.files_max;
  const [row] = await db.select({ stored: count() }).from(files).where(eq(files.userId, owner.id));
  if ((row?.stored ?? 0) >= maxFiles) {
    throw planLimit(owner, `Your plan holds up to ${maxFiles} files. Delete some or upgrade.`);
  }
  await assertStorageRoom(db, owner, bytes);
}

/** An address that nobody guesses, and that no object ever had. */
export const newPath = (extension: string) => ({
  pathParent: `uploads/${randomBytes(1).toString('hex')}`,
  pathChild: `${randomBytes(16).toString('hex')}.${extension}`,
});

/** The storage key of a file's object. */
export const keyOf = ({ pathParent, pathChild }: Pick<FileRow, 'pathParent' | 'pathChild'>): string =>
  `${pathParent}/${pathChild}`;
