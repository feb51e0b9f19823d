/** A piece of the host that is loaded when it is needed did not come. */
export class PieceError extends Error {
  override name = 'PieceError';

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}
