/** A mistake of whoever runs the command: told in a sentence. */
export class ReleaseError extends Error {
  override name = 'ReleaseError';
}
