import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import tar from 'tar-stream';

/** What is read or written as one entry. */
interface Written {
  /** Bytes. */
  size: number;
  /** In hex. */
  sha256: string;
}

export interface ArchiveWriter {
  /** @throws Error when the content is not `size` bytes long */
  add: (name: string, size: number, content: AsyncIterable<Buffer>) => Promise<Written>;
  /** Returns once the whole archive is on the disk. */
  end: () => Promise<void>;
  /** Gives up: what is written so far is of no use. */
  abandon: (reason: Error) => Promise<void>;
}

/** Begins a tar archive, readable by this account of the machine alone. */
export function writeArchive(path: string): ArchiveWriter {
  const pack = tar.pack();
  const written = pipeline(pack, createWriteStream(path, { mode: 0o600, flush: true }));
  // Looked at when it ends; until then the entry under way fails with it.
  written.catch(() => {});
  return {
    async add(name, size, content) {
      const hash = createHash('sha256');
      const ended = Promise.withResolvers<void>();
      const entry = pack.entry({ name, size, mode: 0o600, mtime: new Date(0) }, (error) =>
        error ? ended.reject(error) : ended.resolve(),
      );
      ended.promise.catch(() => {});
      for await (const chunk of content) {
        hash.update(chunk);
        if (!entry.write(chunk)) await Promise.race([once(entry, 'drain'), ended.promise, written]);
      }
      entry.end(null);
      await Promise.race([ended.promise, written]);
      return { size, sha256: hash.digest('hex') };
    },
    async end() {
      pack.finalize();
      await written;
    },
    async abandon(reason) {
      pack.destroy(reason);
      await written.catch(() => {});
    },
  };
}

export interface ArchiveEntry {
  name: string;
  /** To be read to its end before the next entry is asked for. */
  content: Readable;
}

/** The entries of an archive in their order. @throws the file system's errors, and what is wrong with the archive */
export async function* readArchive(path: string): AsyncGenerator<ArchiveEntry> {
  const extract = tar.extract();
  // A file that cannot be read destroys the other end, and with it the loop below.
  pipeline(createReadStream(path), extract).catch(() => {});
  for await (const entry of extract) {
    yield { name: entry.header.name, content: Readable.from(entry) };
    entry.resume();
  }
}

/** Reads some content to its end for its size and hash. */
export async function measure(content: AsyncIterable<Buffer>): Promise<Written> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of content) {
    hash.update(chunk);
    size += chunk.length;
  }
  return { size, sha256: hash.digest('hex') };
}
