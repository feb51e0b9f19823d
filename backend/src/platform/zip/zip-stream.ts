import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/** One file of an archive. */
export interface ZipEntry {
  /** Path in the archive, with '/' between folders. */
  name: string;
  content: Readable | Buffer;
  /** For content that is compressed already (pictures, films, archives): little time is spent on it. */
  dense?: boolean;
}

interface Written {
  name: Buffer;
  crc: number;
  packed: number;
  size: number;
  offset: number;
}

const MAX_32 = 0xffff_ffff;
const MAX_16 = 0xffff;
/** Names are UTF-8; sizes follow the content. */
const FLAGS = 0x0808;
const DEFLATED = 8;
/** 1 January 1980: archives of the same content are the same. */
const DATE = 0x0021;

/**
 * Packs entries as they come: nothing is held but the entry under way. Archives beyond 4 GB are fine, single entries of
 * that size are not. A failing entry destroys the stream, so that nobody takes half an archive for a whole one.
 */
export function zipStream(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): Readable {
  return Readable.from(pack(entries), { objectMode: false });
}

async function* pack(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let offset = 0;
  for await (const entry of entries) {
    const name = Buffer.from(entry.name);
    const done: Written = { name, crc: 0, packed: 0, size: 0, offset };
    const head = localHeader(name);
    yield head;
    for await (const chunk of deflated(entry, done)) {
      done.packed += chunk.length;
      yield chunk;
    }
    if (done.size >= MAX_32 || done.packed >= MAX_32) throw new Error(`${entry.name} is too large for the archive`);
    yield descriptor(done);
    offset += head.length + done.packed + 16;
    written.push(done);
  }
  const start = offset;
  let length = 0;
  for (const entry of written) {
    const record = centralHeader(entry);
    length += record.length;
    yield record;
  }
  yield ending(written.length, length, start);
}

async function* deflated({ content, dense }: ZipEntry, done: Written): AsyncGenerator<Buffer> {
  async function* counted() {
    for await (const chunk of Buffer.isBuffer(content) ? [content] : (content as AsyncIterable<Buffer>)) {
      done.crc = crc32(chunk, done.crc);
      done.size += chunk.length;
      yield chunk;
    }
  }
  const deflate = createDeflateRaw({ level: dense ? 1 : 6 });
  // An error reaches the loop below through the stream that it destroys.
  pipeline(Readable.from(counted(), { objectMode: false }), deflate, () => {});
  for await (const chunk of deflate) yield chunk as Buffer;
}

function localHeader(name: Buffer): Buffer {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(FLAGS, 6);
  head.writeUInt16LE(DEFLATED, 8);
  head.writeUInt16LE(DATE, 12);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, name]);
}

function descriptor({ crc, packed, size }: Written): Buffer {
  const record = Buffer.alloc(16);
  record.writeUInt32LE(0x08074b50, 0);
  record.writeUInt32LE(crc, 4);
  record.writeUInt32LE(packed, 8);
  record.writeUInt32LE(size, 12);
  return record;
}

function centralHeader({ name, crc, packed, size, offset }: Written): Buffer {
  const far = offset >= MAX_32;
  const extra = Buffer.alloc(far ? 12 : 0);
  if (far) {
    extra.writeUInt16LE(1, 0);
    extra.writeUInt16LE(8, 2);
    extra.writeBigUInt64LE(BigInt(offset), 4);
  }
  const head = Buffer.alloc(46);
  head.writeUInt32LE(0x02014b50, 0);
  head.writeUInt16LE(far ? 45 : 20, 4);
  head.writeUInt16LE(far ? 45 : 20, 6);
  head.writeUInt16LE(FLAGS, 8);
  head.writeUInt16LE(DEFLATED, 10);
  head.writeUInt16LE(DATE, 14);
  head.writeUInt32LE(crc, 16);
  head.writeUInt32LE(packed, 20);
  head.writeUInt32LE(size, 24);
  head.writeUInt16LE(name.length, 28);
  head.writeUInt16LE(extra.length, 30);
  head.writeUInt32LE(far ? MAX_32 : offset, 42);
  return Buffer.concat([head, name, extra]);
}

/** The end of the archive; beyond the old limits preceded by its 64-bit form. */
export function ending(count: number, length: number, start: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Math.min(count, MAX_16), 8);
  end.writeUInt16LE(Math.min(count, MAX_16), 10);
  end.writeUInt32LE(Math.min(length, MAX_32), 12);
  end.writeUInt32LE(Math.min(start, MAX_32), 16);
  if (count < MAX_16 && length < MAX_32 && start < MAX_32) return end;

  const wide = Buffer.alloc(56);
  wide.writeUInt32LE(0x06064b50, 0);
  wide.writeBigUInt64LE(44n, 4);
  wide.writeUInt16LE(45, 12);
  wide.writeUInt16LE(45, 14);
  wide.writeBigUInt64LE(BigInt(count), 24);
  wide.writeBigUInt64LE(BigInt(count), 32);
  wide.writeBigUInt64LE(BigInt(length), 40);
  wide.writeBigUInt64LE(BigInt(start), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(start + length), 8);
  locator.writeUInt32LE(1, 16);
  return Buffer.concat([wide, locator, end]);
}

/** A person's text as a file's name in an archive: no folders, nothing that a system refuses. */
export function zipName(text: string): string {
  const plain = text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
    .replace(/[\u0000-\u001f\u007f/\\:*?"<>|]/g, '_')
    .replace(/^[.\s]+|(?<![.\s])[.\s]+$/g, '')
    .slice(0, 120);
  return plain || 'unnamed';
}
