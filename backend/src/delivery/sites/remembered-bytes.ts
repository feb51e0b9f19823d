import { LRUCache } from 'lru-cache';

/** Milliseconds after which what nobody asked for is forgotten. */
const KEPT_FOR = 10 * 60_000;

/** The values used last, up to a number of bytes and for ten minutes. Values never change under their key. */
export const rememberedBytes = <T extends object>(
  limitBytes: number,
  bytesOf: (value: T) => number,
  keptFor = KEPT_FOR,
) =>
  new LRUCache<string, T>({
    maxSize: limitBytes,
    sizeCalculation: (value) => Math.max(1, bytesOf(value)),
    ttl: keptFor,
    updateAgeOnGet: true,
    ttlAutopurge: true,
  });
