/** A 32-bit hash of a text (FNV-1a): the same text gives the same number on every machine. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** Choices that follow from a seed alone. */
export interface Seeded {
  /** 0 <= n < 1 */
  next(): number;
  /** A whole number, 0 <= n < below. */
  below(below: number): number;
  pick<T>(list: readonly T[]): T;
}

/** A repeatable source of choices (mulberry32). */
export function seeded(seed: number): Seeded {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    pick: (list) => {
      const chosen = list[below(list.length)];
      if (chosen === undefined) throw new RangeError('Nothing to pick from.');
      return chosen;
    },
  };
}
