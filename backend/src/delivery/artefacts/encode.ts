import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Encodings } from './encodings.ts';

/** Bytes above which the best compression takes too long for somebody who waits for it. */
const LARGE = 256 * 1024;

/** Compresses a document in every way that is served. For workers: it takes milliseconds. */
export function encode(identity: Buffer): Encodings {
  const quality = identity.length > LARGE ? 5 : 9;
  return {
    identity,
    br: brotliCompressSync(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
    }),
    gzip: gzipSync(identity, { level: 8 }),
  };
}
