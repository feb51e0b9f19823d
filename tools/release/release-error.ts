/** A mistake of whoever runs the command: told in a sentence. */
export class ReleaseError extends Error {
  override name = 'ReleaseError';
}

/** Another command is at work in the folder, or decided meanwhile: whoever waits looks at it again. */
export class BusyError extends ReleaseError {}
