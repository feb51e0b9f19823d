import type { Context } from '../context.ts';

/** What a window has counted. */
export interface Counted {
  points: number;
  /** Seconds until the window ends. */
  endsIn: number;
}

/** Counts points by key, each in a window that begins with its first point. Never rejects. */
export interface Counters {
  /** Adds points, or takes some back. Returns what is counted then. */
  add(key: string, points: number): Promise<Counted>;
  read(key: string): Promise<Counted>;
  /** Whether others count here, too, who wake nobody when they are done. */
  isShared: boolean;
}

/** What counters need: the database where several processes share one. */
export type CounterContext = Pick<Context, 'config' | 'db' | 'log'>;
