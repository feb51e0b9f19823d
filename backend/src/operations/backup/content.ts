import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

/** What is read of a file at once, where it is only looked at. Bytes. */
const READ_AT_ONCE = 256 * 1024;

/** What is known of some content once it was read to its end. */
export interface Measured {
  /** Bytes. */
  size: number;
  /** In hex. */
  sha256: string;
}

/** Passes content on and measures it meanwhile. `measured` is asked once it has been read to its end. */
export function measuring(content: AsyncIterable<Buffer>): {
  content: AsyncGenerator<Buffer>;
  measured: () => Measured;
} {
  const hash = createHash('sha256');
  let size = 0;
  async function* pass() {
    for await (const chunk of content) {
      hash.update(chunk);
      size += chunk.length;
      yield chunk;
    }
  }
  return { content: pass(), measured: () => ({ size, sha256: hash.digest('hex') }) };
}

/**
 * Measures a file in one buffer of its own: a stream would take a new one for every 64 KB, which wait to be collected.
 * @throws the file system's errors
 */
export async function measureFile(path: string): Promise<Measured> {
  const hash = createHash('sha256');
  const buffer = Buffer.allocUnsafeSlow(READ_AT_ONCE);
  const file = await open(path);
  try {
    let size = 0;
    for (;;) {
      const { bytesRead } = await file.read(buffer);
      if (bytesRead === 0) return { size, sha256: hash.digest('hex') };
      hash.update(buffer.subarray(0, bytesRead));
      size += bytesRead;
    }
  } finally {
    await file.close();
  }
}

/** Passes a file on, and fails at its end where it is not what was written down of it: then nobody keeps it. */
export async function* checkedFile(path: string, wanted: Measured): AsyncGenerator<Buffer> {
  const { content, measured } = measuring(createReadStream(path));
  yield* content;
  assertSame(path, measured(), wanted);
}

/** @throws DamagedError */
export function assertSame(path: string, found: Measured, wanted: Measured): void {
  if (found.size !== wanted.size || found.sha256 !== wanted.sha256) throw new DamagedError(path);
}

export class DamagedError extends Error {
  override name = 'DamagedError';
  constructor(path: string, options?: ErrorOptions) {
    super(`The backup is damaged: ${path} is not as it was written.`, options);
  }
}
