import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** One stored page in every encoding that a browser may ask for. */
export interface Encodings {
  identity: Buffer;
  br: Buffer;
  gzip: Buffer;
}

/** Compresses once; what is asked for again comes from memory. */
export async function encodingsOf(identity: Buffer): Promise<Encodings> {
  const [br, gz] = await Promise.all([
    brotli(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
    }),
    gzipped(identity, { level: 7 }),
  ]);
  return { identity, br, gzip: gz };
}

/** The best encoding that a client accepts. */
export function acceptedEncoding(header: string | undefined): keyof Encodings {
  const accepted = new Set(
    (header ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => part.trim())
      .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
      .map((part) => part.split(';', 1)[0]),
  );
  return accepted.has('br') ? 'br' : accepted.has('gzip') ? 'gzip' : 'identity';
}

/** Bytes of memory that all of the encodings take. */
export const bytesIn = ({ identity, br, gzip }: Encodings): number => identity.length + br.length + gzip.length;
