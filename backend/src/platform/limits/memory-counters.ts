import { LRUCache } from 'lru-cache';
import { atMost } from './at-most.ts';
import type { Counters } from './counters.ts';

interface Window {
  points: number;
  /** Milliseconds since the epoch. */
  endsAt: number;
}

/** Keys that are kept; those that were not heard of for longest go first. */
const MOST_KEYS = 50_000;

/** Counters in this process's memory. */
export function memoryCounters(seconds: number): Counters {
  const windows = new LRUCache<string, Window>(atMost(MOST_KEYS));
  const add = async (key: string, points: number) => {
    const now = Date.now();
    const known = windows.get(key);
    const isOpen = known !== undefined && known.endsAt > now;
    const window = isOpen ? known : { points: 0, endsAt: now + seconds * 1000 };
    window.points += points;
    if (!isOpen && points !== 0) windows.set(key, window);
    return { points: window.points, endsIn: (window.endsAt - now) / 1000 };
  };
  return { add, read: (key) => add(key, 0), isShared: false };
}
