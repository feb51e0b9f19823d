import type { FastifyError } from 'fastify';
import { AppError } from '../errors.ts';

/** What the drivers and the system call a database or a store that cannot be reached. */
const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
  '57P01', // PostgreSQL: terminated by an administrator
  '57P02', // crash shutdown
  '57P03', // starting up
  '53100', // disk full
  '53200', // out of memory
  '53300', // too many connections
  '58030', // the disk fails
  '08000',
  '08001',
  '08003',
  '08006',
  '40P01', // a deadlock: this one was given up for the other
  '57014', // a statement took too long
]);

/** pg says these without a code. */
const AWAY_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|PGlite is clos)/;

/** A text that PostgreSQL cannot store: the character NUL. */
const UNSTORABLE = new Set(['22021', '22P05']);

/** Finds the one error to answer with. Anything unknown becomes `internal`. */
export function toAppError(error: Error): AppError {
  for (const cause of causes(error)) {
    if (cause instanceof AppError) return cause;
    const code = String((cause as NodeJS.ErrnoException).code ?? '');
    if (AWAY.has(code) || AWAY_MESSAGES.test(cause.message)) return new AppError('unavailable', { cause: error });
    if (UNSTORABLE.has(code)) {
      return new AppError('invalid', { message: 'A text holds a character that cannot be stored.', cause: error });
    }
  }
  return fromFastify(error);
}

function fromFastify(error: Error & Partial<Pick<FastifyError, 'statusCode'>>): AppError {
  const status = error.statusCode ?? 500;
  if (status === 413) return new AppError('too_large', { message: 'The request is too large.', cause: error });
  if (status === 415) return new AppError('type_not_allowed', { message: 'Send the body as JSON.', cause: error });
  if (status === 404) return new AppError('not_found', { cause: error });
  if (status >= 400 && status < 500) return new AppError('malformed', { cause: error });
  return new AppError('internal', { cause: error });
}

/** The error and what caused it, outermost first; the drivers' errors come wrapped. */
function* causes(error: unknown): Generator<Error> {
  let current = error;
  for (let depth = 0; current instanceof Error && depth < 8; depth++) {
    yield current;
    if (current instanceof AggregateError) yield* current.errors.filter((inner) => inner instanceof Error);
    current = current.cause;
  }
}
