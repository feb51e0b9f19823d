import { AsyncLocalStorage } from 'node:async_hooks';
import { type Logger, pino, type SerializedError, stdSerializers } from 'pino';
import type { Config } from './config.ts';

interface Cause {
  /** The request that this is done for, at once or by a job of it. */
  reqId?: string | undefined;
  job?: string;
  jobId?: string;
  sweep?: string;
}

/** On whose account something is done: every line that is written meanwhile says so. */
export const cause = new AsyncLocalStorage<Cause>();

/**
 * The process's log: JSON lines on standard output, each with the request, job or sweep that caused it. The values of
 * failed queries stay out of it, because among them are mails with purchase codes. `traced` is what a line says of its trace.
 */
export function createLog(
  level: Config['logLevel'],
  output?: NodeJS.WritableStream,
  traced?: () => object | undefined,
): Logger {
  const options = {
    level,
    serializers: { err: (error: Error) => withoutParams(stdSerializers.err(error)) },
    mixin: traced ? (...line: Parameters<typeof causeOf>) => ({ ...causeOf(...line), ...traced() }) : causeOf,
  };
  return output ? pino(options, output) : pino(options);
}

/** What the line does not say already: a request's own logger names it. */
function causeOf(_line: object, _level: number, logger: Logger): object {
  const known = cause.getStore();
  if (!known) return {};
  const { reqId, ...rest } = known;
  return reqId === undefined || logger.bindings().reqId !== undefined ? rest : known;
}

/** drizzle ends a failed query's message with its parameters. */
const PARAMS = /\nparams: [\s\S]*?(?=\n {4}at |$(?![\s\S]))/g;

/** A failure's message without the values of its query. */
export const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(PARAMS, '');

function withoutParams(error: SerializedError): SerializedError {
  const { params: _, ...rest } = error;
  return { ...rest, message: error.message?.replace(PARAMS, ''), stack: error.stack?.replace(PARAMS, '') };
}
