import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** One file of an archive. */
export interface ZipEntry {
  /** Path in the archive, with '/' between folders. */
  name: string;
  content: Readable | Buffer;
  /** For content that is compressed already (pictures, films, archives): little time is spent on it. */
  dense?: boolean;
}

/** Archives of the same content are the same. */
const SAME_DATE = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true };

/**
 * Packs entries as they come: nothing is held but the entry under way. A failing entry destroys the stream, so that nobody
 * takes half an archive for a whole one.
 */
export function zipStream(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): Readable {
  return Readable.from(pack(entries), { objectMode: false });
}

async function* pack(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  const added = addAll(zip, output, entries).catch((error) => output.destroy(error));
  // Whoever stops reading destroys the output, and with it what is being read for it.
  yield* output as AsyncIterable<Buffer>;
  await added;
}

async function addAll(zip: ZipFile, output: Readable, entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>) {
  for await (const { name, content, dense } of entries) {
    const source = Buffer.isBuffer(content) ? Readable.from([content]) : content;
    if (output.destroyed) return void source.destroy();
    const isRead = finished(source, { writable: false });
    const stop = () => source.destroy();
    output.once('close', stop);
    zip.addReadStreamLazy(name, { ...SAME_DATE, compressionLevel: dense ? 1 : 6 }, (give) => give(null, source));
    await isRead;
    output.off('close', stop);
  }
  zip.end();
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
