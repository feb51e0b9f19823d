import { createReadStream } from 'node:fs';
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
  let tail = Buffer.alloc(0);
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    text = text.slice(-OVERLAP) + chunk.toString('latin1');
    if (MARKUP.test(text)) throw new AppError('type_not_allowed');
    tail = Buffer.concat([tail, chunk]).subarray(-(ARCHIVE_END_LENGTH + LONGEST_COMMENT));
  }
  if (endsAsArchive(tail)) throw new AppError('type_not_allowed');
}
