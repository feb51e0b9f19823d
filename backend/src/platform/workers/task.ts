/** Work that a module does by its function `run`, in a worker. What it is given and what it returns is plain data. */
export interface Task<Q, A> {
  /** Address of the module. */
  file: string;
  /** Milliseconds of a processor that it may take, loading the worker not counted. */
  deadlineMs: number;
  /** Never set: keeps the types of question and answer together. */
  types?: (question: Q) => A;
}

/**
 * A task by its module's address and the type of its `run`:
 * `task<typeof import('./draw-work.ts').run>(new URL('./draw-work.ts', import.meta.url), 5_000)`.
 */
export const task = <F extends (question: never) => unknown>(
  file: URL,
  deadlineMs: number,
): Task<Parameters<F>[0], Awaited<ReturnType<F>>> => ({ file: file.href, deadlineMs });
