/** Why an area could not be loaded. */
export type AreaProblem = 'unreachable' | 'invalid' | 'slow' | 'newer' | 'tampered' | 'incomplete' | 'outdated';

/** An area that could not be loaded. What a person reads follows from the problem; the message is for the report. */
export class AreaError extends Error {
  override name = 'AreaError';
  readonly problem: AreaProblem;

  constructor(problem: AreaProblem, message: string) {
    super(message);
    this.problem = problem;
  }
}

/** A piece of an area that was still to come could not be loaded: lost connection, or gone after a release. */
export const isChunkError = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';
