/** The encodings that every artefact is stored in, and how the names of its objects end. */
export const SUFFIXES = { identity: '', br: '.br', gzip: '.gz' } as const;

export type Encoding = keyof typeof SUFFIXES;

/** One document in every encoding that a browser may ask for. */
export type Encodings = Record<Encoding, Uint8Array>;

/** The best encoding that a client accepts. */
export function acceptedEncoding(header: string | undefined): Encoding {
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
