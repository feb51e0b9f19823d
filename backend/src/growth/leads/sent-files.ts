import { createReadStream, createWriteStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { fileTypeFromFile } from 'file-type';
import { AppError } from '../../platform/errors.ts';
import { ignoreBody } from '../../platform/media/receive-file.ts';
import { atPace, PACE } from '../../platform/media/upload-pace.ts';
import { type Entries, MAX_FORM_BYTES, storable } from './form-fields.ts';

/** Bytes of one file, and how many files one form may send. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;
const MAX_FILES = 5;
const MAX_NAME = 120;

/** What may be sent, by its content: pictures, documents, sound and film. Nothing that a machine would run. */
const TYPES = new Set([
  ...['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/heic', 'image/avif', 'image/tiff'],
  ...['application/pdf', 'application/rtf', 'application/x-cfb', 'application/zip'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'application/vnd.oasis.opendocument.text',
  'application/vnd.oasis.opendocument.spreadsheet',
  'application/vnd.oasis.opendocument.presentation',
  ...['audio/mpeg', 'audio/mp4', 'audio/x-m4a', 'audio/wav', 'audio/ogg', 'video/mp4', 'video/quicktime', 'video/webm'],
]);

/** A file that was sent, at a path that is only ours for the moment. */
export interface SentFile {
  field: string;
  /** As sent: to be shown, never to be trusted. */
  name: string;
  path: string;
  size: number;
}

/** Text is what is no other type, and holds nothing but characters. */
async function isText(path: string): Promise<boolean> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(64 * 1024), 0, 64 * 1024, 0);
    const begin = buffer.subarray(0, bytesRead);
    // A character may be cut at the end.
    return !begin.includes(0) && new TextDecoder('utf-8').decode(begin).slice(0, -3).includes('\ufffd') === false;
  } finally {
    await handle.close();
  }
}

/** What a file is by its content; null for what may not be sent. */
export async function typeOf(path: string): Promise<string | null> {
  const found = await fileTypeFromFile(path).catch(() => undefined);
  if (found) return TYPES.has(found.mime) ? found.mime : null;
  return (await isText(path)) ? 'text/plain; charset=utf-8' : null;
}

export interface Received {
  entries: Entries;
  files: SentFile[];
  /** Fields whose file is larger than allowed. */
  tooLarge: string[];
}

/**
 * Reads a form with files: the files into `folder`, no more than a chunk of them in memory.
 * @throws AppError too_large, malformed, unavailable
 */
export async function receiveForm(request: FastifyRequest, pathOf: (index: number) => string): Promise<Received> {
  try {
    return await atPace(request.raw, PACE, (signal) => receiveParts(request, pathOf, signal));
  } catch (error) {
    ignoreBody(request.raw);
    if (error instanceof AppError) throw error;
    const { code, statusCode } = error as { code?: string; statusCode?: number };
    if (statusCode === 413 || /_LIMIT$/.test(String(code))) throw new AppError('too_large', { cause: error });
    if (/^E(?:NOSPC|DQUOT|ROFS|IO|MFILE|NFILE)$/.test(String(code)))
      throw new AppError('unavailable', { cause: error });
    throw new AppError('malformed', { cause: error });
  }
}

async function receiveParts(
  request: FastifyRequest,
  pathOf: (index: number) => string,
  signal: AbortSignal,
): Promise<Received> {
  const entries: [string, string][] = [];
  const files: SentFile[] = [];
  const tooLarge: string[] = [];
  let bytes = 0;
  const limits = { fileSize: MAX_FILE_BYTES, files: MAX_FILES, fields: 220, fieldSize: MAX_FORM_BYTES, parts: 225 };
  for await (const part of request.parts({ limits })) {
    const field = storable(part.fieldname);
    if (part.type === 'field') {
      const value = String(part.value ?? '');
      bytes += field.length + value.length;
      if (bytes > MAX_FORM_BYTES) throw new AppError('too_large');
      entries.push([field, value]);
      continue;
    }
    const path = pathOf(files.length + tooLarge.length);
    await pipeline(part.file, createWriteStream(path), { signal });
    const { size } = await stat(path);
    if (part.file.truncated) tooLarge.push(field);
    else if (size > 0) files.push({ field, name: fileName(part.filename), path, size });
  }
  return { entries, files, tooLarge };
}

/** A name to show: without folders, and without what no name holds. */
const fileName = (sent: string | undefined): string =>
  storable((sent ?? '').split(/[\\/]/).at(-1) ?? '')
    // As browsers write it (https://html.spec.whatwg.org/#multipart-form-data).
    .replaceAll('%22', '"')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .slice(-MAX_NAME) || 'file';

export const contentOf = (file: SentFile) => createReadStream(file.path);
