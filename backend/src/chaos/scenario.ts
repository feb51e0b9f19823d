export interface Options {
  /** Kills in a row. */
  kills: number;
  /** Seconds that something is away. */
  away: number;
  /** The folder of an earlier release that is installed there; without one this release is replaced by a next one. */
  from?: string | undefined;
}

export interface Result {
  acknowledged: number;
  refused: number;
  /** Of the answers to writes, in milliseconds. */
  slowest: number;
  /** What must not be; a line each. */
  failures: string[];
  note: string;
}

/** Something that cannot be tried on this machine, and why. */
export class CannotTry extends Error {}
