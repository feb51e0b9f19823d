import type { ErrorCode } from '../errors.ts';

/** What a worker is told. */
export type ToWorker =
  | { load: readonly string[] }
  | {
      /** Address of the task's module. */
      file: string;
      question: unknown;
    };

/** What a worker says: that what it was told to load is loaded, then one answer for each question. */
export type FromWorker =
  | 'ready'
  | { answer: unknown }
  /** The task refused, in words that its owner may read. */
  | { refused: { code: ErrorCode; message: string; fields: Record<string, string[]> | undefined } }
  /** The task failed; the stack of its error. */
  | { failed: string };
