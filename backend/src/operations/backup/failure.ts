import { AppError } from '../../platform/errors.ts';

const SAYS: Record<string, string> = {
  ENOSPC: 'The disk is full.',
  EDQUOT: 'The disk is full.',
  EROFS: 'The disk can only be read.',
  EACCES: 'This account may not read or write there.',
  EPERM: 'This account may not read or write there.',
  EIO: 'The disk fails.',
};

/** What went wrong, in words for whoever runs the command. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const says = SAYS[String((error as NodeJS.ErrnoException).code)];
  if (says) return `${says} (${error.message})`;
  if (!(error instanceof AppError)) return error.message;
  const cause = error.cause instanceof Error ? ` (${reasonOf(error.cause)})` : '';
  return error.code === 'unavailable' ? `The store or the database is away.${cause}` : `${error.message}${cause}`;
}
