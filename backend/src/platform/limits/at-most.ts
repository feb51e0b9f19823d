/**
 * Options of an LRU cache that keeps so many entries. Its own `max` takes the room of them all as it is made, which dozens
 * of caches that are mostly empty pay for at each start.
 */
export const atMost = (entries: number): { maxSize: number; sizeCalculation: () => number } => ({
  maxSize: entries,
  sizeCalculation: () => 1,
});
