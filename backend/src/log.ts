import { type Logger, pino, type SerializedError, stdSerializers } from 'pino';
import type { Config } from './config.ts';

/**
 * The process's log: JSON lines on standard output. The values of failed queries stay out of it, because among them
 * are mails with purchase codes.
 */
export function createLog(level: Config['logLevel'], output?: NodeJS.WritableStream): Logger {
  const options = { level, serializers: { err: (error: Error) => withoutParams(stdSerializers.err(error)) } };
  return output ? pino(options, output) : pino(options);
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
