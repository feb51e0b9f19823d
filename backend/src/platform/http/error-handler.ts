import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { toAppError } from './to-app-error.ts';

/** The one place where a failure becomes an answer. What was not thrown on purpose is logged and kept to ourselves. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = toAppError(error as FastifyError);
  if (failure.status >= 500) request.log.error({ err: error }, 'The request failed');
  if (failure.retryAfter !== undefined) reply.header('retry-after', Math.max(1, Math.ceil(failure.retryAfter)));
  // A download that fails before its first byte is no download.
  for (const header of ['content-disposition', 'content-length']) reply.removeHeader(header);
  return reply
    .code(failure.status)
    .type('application/json; charset=utf-8')
    .send({
      message: failure.message || STATUS_CODES[failure.status],
      code: failure.code,
      ...(failure.fields && { fields: failure.fields }),
      request_id: request.id,
    });
}

/** The answer for an address that no route has. */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return answerError(new AppError('not_found'), request, reply);
}
