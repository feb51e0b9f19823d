import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { atPace, PACE, type Pace } from './upload-pace.ts';

/** How much of a refused body is still read. */
const DRAINED = 64 * 1024 * 1024;
/** For how long. Milliseconds. */
const DRAINED_FOR = 30_000;
/** Room for the parts' own headers in a body. */
const OVERHEAD = 64 * 1024;
const FULL = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE']);

interface Limits {
  maxBytes: number;
  tooLarge: string;
  pace?: Pace;
}

interface Received {
  /** As sent: not to be trusted. */
  name: string;
  /** Bytes. */
  size: number;
}

const invalid = (message: string) => new AppError('invalid', { message, fields: { file: [message] } });

/**
 * Streams the one `file` part of a multipart body into `path`, never holding more than a chunk of it.
 * @throws AppError malformed (also: too slow), invalid (no file, two files), too_large, unavailable (disk full)
 */
export async function receiveFile(request: FastifyRequest, path: string, limits: Limits): Promise<Received> {
  try {
    if (!request.isMultipart()) throw new AppError('malformed', { message: 'Send the file as multipart/form-data.' });
    const announced = Number(request.headers['content-length'] ?? 0);
    if (announced > limits.maxBytes + OVERHEAD) throw new AppError('too_large', { message: limits.tooLarge });
    return await atPace(request.raw, limits.pace ?? PACE, (signal) => receiveParts(request, path, limits, signal));
  } catch (error) {
    ignoreBody(request.raw);
    throw toUploadError(error);
  }
}

async function receiveParts(
  request: FastifyRequest,
  path: string,
  { maxBytes, tooLarge }: Limits,
  tooSlow: AbortSignal,
): Promise<Received> {
  let received: Received | undefined;
  const parts = request.parts({
    limits: { fileSize: maxBytes, files: 2, fields: 20, fieldSize: 64 * 1024, parts: 22 },
  });
  for await (const part of parts) {
    if (part.type !== 'file') continue;
    if (part.fieldname !== 'file') throw invalid('Send the file in the field "file".');
    if (received) throw invalid('Send one file at a time.');
    await writePart(part, path, tooLarge, tooSlow);
    received = { name: part.filename ?? '', size: (await stat(path)).size };
  }
  if (!received) throw invalid('Choose a file to upload.');
  if (received.size === 0) throw invalid('The file is empty.');
  return received;
}

async function writePart(part: MultipartFile, path: string, tooLarge: string, tooSlow: AbortSignal): Promise<void> {
  const limit = new AbortController();
  part.file.once('limit', () => limit.abort(new AppError('too_large', { message: tooLarge })));
  try {
    await pipeline(part.file, createWriteStream(path), { signal: AbortSignal.any([limit.signal, tooSlow]) });
  } catch (error) {
    throw limit.signal.aborted ? limit.signal.reason : error;
  }
  if (part.file.truncated) throw new AppError('too_large', { message: tooLarge });
}

function toUploadError(error: unknown): unknown {
  if (error instanceof AppError) return error;
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  if (FULL.has(String(code))) return new AppError('unavailable', { cause: error });
  if (code === 'FST_FILES_LIMIT') return invalid('Send one file at a time.');
  if (code === 'FST_PARTS_LIMIT' || code === 'FST_FIELDS_LIMIT') return invalid('The form has too many parts.');
  if (statusCode === 413) return new AppError('too_large', { cause: error });
  return new AppError('malformed', { message: 'The upload broke off. Please try again.', cause: error });
}

/** Reads what nobody wants, within bounds, so that the sender sees the answer rather than a broken connection. */
export function ignoreBody(body: IncomingMessage): void {
  if (body.readableEnded || body.destroyed) return;
  let rest = DRAINED;
  body.unpipe();
  const end = setTimeout(() => body.destroy(), DRAINED_FOR).unref();
  body.on('close', () => clearTimeout(end));
  body.on('data', (chunk: Buffer) => {
    rest -= chunk.length;
    if (rest < 0) body.destroy();
  });
  body.on('error', () => {});
  body.resume();
}
