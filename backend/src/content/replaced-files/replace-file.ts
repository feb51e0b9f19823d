import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import {
  FILE_TOO_LARGE,
  MAX_UPLOAD_BYTES,
  REPLACED_BY_DOCUMENT,
  REPLACED_BY_PICTURE,
  REPLACED_BY_VIDEO,
  REPLACED_HAS_AUTHOR,
  STORED_TYPES,
} from '@landfall/shared/contracts';
import type { FastifyRequest } from 'fastify';
import { assertStorageRoom } from '../../commerce/entitlements.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/client.ts';
import { and, eq, or, sql } from '../../platform/db/operators.ts';
import { files, projectBrands, projectSeo, projects, sites } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { checkUpload } from '../../platform/media/media.ts';
import { pictureSize } from '../../platform/media/picture-size.ts';
import { ignoreBody, receiveFile } from '../../platform/media/receive-file.ts';
import { tempFolderOf } from '../../platform/storage/durable-write.ts';
import { withTempFile } from '../../platform/storage/temp-files.ts';
import { forgetUnlessKept } from '../../platform/storage/unkept.ts';
import { safeFileName } from '../files/file-name.ts';
import { fileWords } from '../files/file-words.ts';
import { holdOwner, keyOf, newPath, whileConnected } from '../files/upload.ts';
import { type Content, withContent } from './earlier-contents.ts';
import { bytesOfVersions } from './version-bytes.ts';

type FileRow = typeof files.$inferSelect;
type Replacing = Pick<FastifyRequest, 'account'>;

/** Seconds that the job leaves to whoever replaced the file: mostly there is nothing left to do for it. */
const HEAD_START = 3;

/** Milliseconds after which the sweep looks whether pages are left: by then the job has followed, or was given up. */
const FOLLOWED = 20 * 60 * 1000;

const changedMeanwhile = () =>
  new AppError('conflict', { message: 'This file was replaced somewhere else a moment ago. Please look at it again.' });

/**
 * Receives what takes the place of a file's content: under an address of its own, so that nobody is shown the old one out
 * of a cache. The same content again changes nothing. Call `followReplacement` afterwards.
 * @throws AppError not_found, conflict, malformed, plan_limit, too_large, type_not_allowed, invalid, unavailable
 */
export async function replaceFile(context: Context, request: FastifyRequest, fileId: string): Promise<FileRow> {
  const { account } = request;
  const temp = tempFolderOf(context.config.dataDir);
  const file = await requireReplaceable(context.db, account.id, fileId).catch((error) => {
    ignoreBody(request.raw);
    throw error;
  });
  return withTempFile(temp, async (received) => {
    await receiveFile(request, received, { maxBytes: MAX_UPLOAD_BYTES, tooLarge: FILE_TOO_LARGE });
    return whileConnected(request, (gone) =>
      withTempFile(temp, async (rewritten) => {
        await assertStorageRoom(context.db, account, 1);
        const paths = { source: received, target: rewritten, allowed: STORED_TYPES };
        const { contentType, extension, isRewritten } = await checkUpload(context.work, account.id, paths, gone);
        assertSameKind(file, contentType);
        const kept = isRewritten ? rewritten : received;
        const { size } = await stat(kept);
        if (size === file.size && (await digestOf(createReadStream(kept))) === (await storedDigest(context, file)))
          return file;
        gone.throwIfAborted();
        return keep(context, request, file, { ...newPath(extension), extension, contentType, size }, kept);
      }),
    );
  });
}

/**
 * Puts back what a file held before. `taken` is the name of the content that is taken back, `previous` of the one that was
 * there before: sent again, nothing more happens. @throws AppError not_found, conflict, plan_limit
 */
export async function undoReplacing(
  context: Context,
  { account }: Replacing,
  fileId: string,
  { taken, previous }: { taken: string; previous: string },
) {
  const file = await requireFile(context.db, account.id, fileId);
  const [before] = file.earlier;
  if (file.pathChild === previous && before?.pathChild === taken) return file;
  if (file.pathChild !== taken || before?.pathChild !== previous) throw changedMeanwhile();
  const added = await bytesOfVersions(context.db, account, file);
  return context.db.transaction(async (tx) => {
    await holdOwner(tx, account);
    await assertStorageRoom(tx, account, added);
    return write(context, tx, file, before);
  });
}

const mine = (userId: string, fileId: string) => and(eq(files.id, fileId), eq(files.userId, userId));

async function requireFile(db: Context['db'], userId: string, fileId: string): Promise<FileRow> {
  const [file] = await db.select().from(files).where(mine(userId, fileId));
  if (!file) throw new AppError('not_found', { message: 'This file does not exist.' });
  return file;
}

async function requireReplaceable(db: Context['db'], userId: string, fileId: string): Promise<FileRow> {
  const file = await requireFile(db, userId, fileId);
  if (file.credit) throw new AppError('invalid', { message: REPLACED_HAS_AUTHOR });
  return file;
}

/** Pages say what a file is: a picture stays one, and anything else of its type. @throws AppError type_not_allowed */
function assertSameKind(file: FileRow, contentType: string): void {
  const isPicture = file.contentType.startsWith('image/');
  if (isPicture ? contentType.startsWith('image/') : contentType === file.contentType) return;
  const ofSameType = file.contentType.startsWith('video/') ? REPLACED_BY_VIDEO : REPLACED_BY_DOCUMENT;
  throw new AppError('type_not_allowed', { message: isPicture ? REPLACED_BY_PICTURE : ofSameType });
}

async function digestOf(bytes: NodeJS.ReadableStream): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(bytes, hash);
  return hash.digest('hex');
}

const storedDigest = async ({ storage }: Context, file: FileRow) => digestOf(await storage.read(keyOf(file)));

async function keep(context: Context, { account }: Replacing, file: FileRow, content: Content, path: string) {
  const { db, storage } = context;
  const key = keyOf(content);
  const added = content.size + (await bytesOfVersions(db, account, file));
  try {
    await storage.put(key, createReadStream(path), content.contentType);
    return await db.transaction(async (tx) => {
      await holdOwner(tx, account);
      await assertStorageRoom(tx, account, added);
      return write(context, tx, file, content);
    });
  } catch (error) {
    await forgetUnlessKept(context, key, async (tx) => {
      await holdOwner(tx, account);
      const [row] = await tx.select().from(files).where(mine(account.id, file.id));
      return row !== undefined && [row, ...row.earlier].some((held) => keyOf(held) === key);
    });
    throw error;
  }
}

/** The name of a file as somebody calls it, for a content of another type. */
const namedFor = ({ name, extension }: FileRow, content: Content): string =>
  content.extension === extension
    ? name
    : safeFileName(`${name.slice(0, name.lastIndexOf('.'))}.${content.extension}`, content.extension);

/** Gives a file another content, provided that nobody else did meanwhile. @throws AppError conflict */
async function write(context: Context, tx: Transaction, known: FileRow, content: Content) {
  const [held] = await tx.select().from(files).where(eq(files.id, known.id)).for('update');
  if (!held || keyOf(held) !== keyOf(known)) throw changedMeanwhile();
  const change = { ...withContent(held, content), name: namedFor(held, content) };
  const repointDue = new Date(Date.now() + FOLLOWED);
  const [row] = await tx
    .update(files)
    .set({ ...change, words: fileWords({ ...held, ...change }), repointDue })
    .where(eq(files.id, known.id))
    .returning();
  if (!row) throw changedMeanwhile();
  await measureBrands(context, tx, row);
  await tx.execute(sql`update ${sites} set revision = revision + 1 where project_id in (
    select ${projectSeo.projectId} from ${projectSeo}
    where ${or(eq(projectSeo.imageId, row.id), eq(projectSeo.faviconId, row.id))})`);
  const job = { payload: { fileId: row.id }, group: row.userId, startAfter: HEAD_START };
  await context.jobs.enqueueWith(tx, 'file.repoint', [job]);
  return row;
}

/** Brands keep how large their pictures are. */
async function measureBrands({ storage }: Context, tx: Transaction, file: FileRow): Promise<void> {
  if (!file.contentType.startsWith('image/')) return;
  const rows = await tx
    .select({ projectId: projectBrands.projectId, brand: projectBrands.brand })
    .from(projectBrands)
    .innerJoin(projects, eq(projects.id, projectBrands.projectId))
    .where(and(eq(projects.userId, file.userId), sql`strpos(${projectBrands.brand}::text, ${file.id}) > 0`))
    .for('update', { of: projectBrands });
  const size = rows.length > 0 ? await pictureSize(storage, keyOf(file)) : null;
  if (!size) return;
  for (const { projectId, brand } of rows) {
    const measured = <T extends { file_id: string }>(kept: T): T =>
      kept.file_id === file.id ? { ...kept, ...size } : kept;
    const { logo, pictures } = brand;
    const now = { ...brand, logo: logo && measured(logo), pictures: pictures.map(measured) };
    await tx.update(projectBrands).set({ brand: now }).where(eq(projectBrands.projectId, projectId));
  }
}
