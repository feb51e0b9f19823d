/** Why an area could not be loaded. */
export type AreaProblem = 'unreachable' | 'invalid' | 'slow' | 'newer' | 'tampered' | 'incomplete' | 'outdated';

/** Why a check of what was released refuses an area. What a person reads of each comes with the check. */
export type Refusal =
  | 'unsigned'
  | 'foreign'
  | 'altered'
  | 'elsewhere'
  | 'older'
  | 'unannounced'
  | 'unnamed'
  | 'replaced'
  | 'insecure'
  | 'unsupported'
  | 'badKey';

/** An area that could not be loaded. What a person reads follows from the problem; the message is for the report. */
export class AreaError extends Error {
  override name = 'AreaError';
  readonly problem: AreaProblem;
  readonly refusal: Refusal | undefined;

  constructor(problem: AreaProblem, message: string, refusal?: Refusal) {
    super(message);
    this.problem = problem;
    this.refusal = refusal;
  }
}

/** A piece of an area that was still to come could not be loaded: lost connection, or gone after a release. */
export const isChunkError = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';
