import { type Context, context, ROOT_CONTEXT, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';
import {
  ATTR_ERROR_TYPE,
  ATTR_HTTP_REQUEST_METHOD,
  ATTR_HTTP_RESPONSE_STATUS_CODE,
  ATTR_HTTP_ROUTE,
} from '@opentelemetry/semantic-conventions';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readTraceparent } from './traceparent.ts';
import type { Tracing } from './tracing.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** What asks for it every few seconds is no work of anybody's. */
const HEALTH = '/v1/health/';

/**
 * A span for each request, named by its route's pattern. The address, the query, headers and bodies stay out of it. It is
 * written out because @fastify/otel notes the whole address and messages of errors, and takes a refusal for a failure.
 */
export function traceRequests(
  app: Pick<FastifyInstance, 'addHook'>,
  tracer: Tracer,
  callers: Parameters<Tracing['traceRequests']>[1],
): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { url: route } = request.routeOptions;
    if (route?.startsWith(HEALTH)) return done();
    const method = METHODS.includes(request.method) ? request.method : '_OTHER';
    const parent = callers === 'dashboard' ? contextOfCaller(request) : ROOT_CONTEXT;
    const attributes = {
      [ATTR_HTTP_REQUEST_METHOD]: method,
      'landfall.request_id': request.id,
      ...(route && { [ATTR_HTTP_ROUTE]: route }),
    };
    const name = route ? `${method} ${route}` : method;
    const span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, parent);
    // Also where the caller went away before there was an answer.
    reply.raw.once('close', () => {
      const { statusCode: status } = reply.raw;
      if (reply.raw.writableFinished) span.setAttribute(ATTR_HTTP_RESPONSE_STATUS_CODE, status);
      else span.setAttribute(ATTR_ERROR_TYPE, 'caller_gone');
      if (status >= 500) span.setAttribute(ATTR_ERROR_TYPE, String(status)).setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    context.with(trace.setSpan(parent, span), done);
  });
}

function contextOfCaller({ headers: { traceparent } }: FastifyRequest): Context {
  const caller = typeof traceparent === 'string' ? readTraceparent(traceparent) : undefined;
  return caller ? trace.setSpanContext(ROOT_CONTEXT, { ...caller, isRemote: true }) : ROOT_CONTEXT;
}
