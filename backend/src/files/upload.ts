import { randomBytes, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { FILE_TOO_LARGE, MAX_UPLOAD_BYTES } from '@landfall/shared/contracts';
import { count, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import type { Database } from '../db/client.ts';
import { files, users } from '../db/schema.ts';
import { AppError } from '../errors.ts';
import { tempFolderOf } from '../storage/durable-write.ts';
import { withTempFile } from '../storage/temp-files.ts';
import { detectUploadType } from './content-type.ts';
import { safeFileName } from './file-name.ts';
import { rewriteImage } from './image.ts';
import { receiveFile } from './receive-file.ts';

type FileRow = typeof files.$inferSelect;
type NewFile = Omit<FileRow, 'createdAt'>;

/**
 * Receives a file, checks what it is, and keeps it: the object first, then its row. Whatever goes wrong, or if the
 * sender is gone by then, nothing is left behind.
 * @throws AppError malformed, plan_limit, too_large, type_not_allowed, invalid, unavailable
 */
export async function uploadFile(context: Context, request: FastifyRequest): Promise<FileRow> {
  const temp = tempFolderOf(context.config.dataDir);
  const { account } = request;
  const maxFiles = account.plan.features.files_max;

  return withTempFile(temp, (received) =>
    withTempFile(temp, async (rewritten) => {
      const { name } = await receiveFile(request, received, { maxBytes: MAX_UPLOAD_BYTES, tooLarge: FILE_TOO_LARGE });
      // Asked for good below; asked here so that a full account costs no decoding.
      await assertRoom(context.db, account.id, maxFiles);

      const { contentType, extension } = await detectUploadType(received);
      const format = contentType === 'image/jpeg' ? 'jpeg' : contentType === 'image/png' ? 'png' : null;
      if (format) await rewriteImage(received, rewritten, format);
      const kept = format ? rewritten : received;

      const file: NewFile = {
        id: randomUUID(),
        userId: account.id,
        name: safeFileName(name, extension),
        extension,
        contentType,
        size: (await stat(kept)).size,
        pathParent: `uploads/${randomBytes(1).toString('hex')}`,
        pathChild: `${randomBytes(16).toString('hex')}.${extension}`,
      };
      if (request.raw.socket.destroyed) throw new AppError('malformed', { message: 'The upload broke off.' });
      return keep(context, file, kept, maxFiles);
    }),
  );
}

async function keep({ db, storage, log }: Context, file: NewFile, path: string, maxFiles: number): Promise<FileRow> {
  const key = keyOf(file);
  try {
    await storage.put(key, createReadStream(path), file.contentType);
    return await db.transaction(async (tx) => {
      // The account's row puts its uploads in a row: of many at once, only as many as fit are counted in.
      await tx.select({ id: users.id }).from(users).where(eq(users.id, file.userId)).for('update');
      await assertRoom(tx, file.userId, maxFiles);
      const [row] = await tx.insert(files).values(file).returning();
      if (!row) throw new Error('the file was not inserted');
      return row;
    });
  } catch (error) {
    await storage.delete(key).catch((err) => log.error({ err, key }, 'An object without a row could not be deleted'));
    throw error;
  }
}

async function assertRoom(db: Database, userId: string, maxFiles: number): Promise<void> {
  const [row] = await db.select({ stored: count() }).from(files).where(eq(files.userId, userId));
  if ((row?.stored ?? 0) < maxFiles) return;
  throw new AppError('plan_limit', { message: `Your plan holds up to ${maxFiles} files. Delete some or upgrade.` });
}

/** The storage key of a file's object. */
export const keyOf = ({ pathParent, pathChild }: Pick<FileRow, 'pathParent' | 'pathChild'>): string =>
  `${pathParent}/${pathChild}`;
