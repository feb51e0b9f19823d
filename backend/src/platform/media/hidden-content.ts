import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { AppError } from '../errors.ts';

/** What makes a browser or a server take a file for a page or a program. Long enough not to occur by chance. */
const MARKUP = /<!doctype\s+html|<html[\s>]|<script[\s>/]|<svg\s[^<]{0,500}xmlns|<\?php\s|<iframe[\s>]/i;
/** The longest of them that can be cut in two between chunks. */
const OVERLAP = 600;

const ARCHIVE_END = Buffer.from('504b0506', 'hex');
const ARCHIVE_END_LENGTH = 22;
const LONGEST_COMMENT = 65_535;

/** Archives are read from their end, so that one can hang behind anything. */
function endsAsArchive(tail: Buffer): boolean {
  for (let at = tail.lastIndexOf(ARCHIVE_END); at >= 0; at = at > 0 ? tail.lastIndexOf(ARCHIVE_END, at - 1) : -1) {
    const comment = at + ARCHIVE_END_LENGTH <= tail.length ? tail.readUInt16LE(at + 20) : -1;
    if (at + ARCHIVE_END_LENGTH + comment === tail.length) return true;
  }
  return false;
}

/**
 * Refuses a picture or video that is a web page, a program or an archive as well (a polyglot). Reads it in chunks.
 * @throws AppError type_not_allowed
 */
export async function assertNothingHidden(path: string): Promise<void> {
  let text = '';
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    text = text.slice(-OVERLAP) + chunk.toString('latin1');
    if (MARKUP.test(text)) throw new AppError('type_not_allowed');
  }
  if (endsAsArchive(await readEnd(path, ARCHIVE_END_LENGTH + LONGEST_COMMENT))) throw new AppError('type_not_allowed');
}

async function readEnd(path: string, length: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, Math.max(0, size - length));
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
