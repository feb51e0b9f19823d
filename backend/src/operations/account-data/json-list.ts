import { Readable } from 'node:stream';
import type { ZipEntry } from '../../platform/zip/zip-stream.ts';

async function* pieces<T>(parts: AsyncIterable<T[]>, toValue: (row: T) => unknown): AsyncGenerator<Buffer> {
  yield Buffer.from('[');
  let separator = '\n';
  for await (const rows of parts) {
    yield Buffer.from(separator + rows.map((row) => JSON.stringify(toValue(row), null, 2)).join(',\n'));
    separator = ',\n';
  }
  yield Buffer.from('\n]\n');
}

/** A file of an archive that lists rows as JSON, written part by part as they are read. */
export const jsonList = <T>(name: string, parts: AsyncIterable<T[]>, toValue: (row: T) => unknown): ZipEntry => ({
  name,
  content: Readable.from(pieces(parts, toValue), { objectMode: false }),
});
