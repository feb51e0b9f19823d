import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { type Span, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';
import {
  ATTR_ERROR_TYPE,
  ATTR_HTTP_REQUEST_METHOD,
  ATTR_HTTP_RESPONSE_STATUS_CODE,
  ATTR_SERVER_ADDRESS,
} from '@opentelemetry/semantic-conventions';
import type { Config } from '../config.ts';

/** A request of `fetch`, as undici's channels tell of it. */
interface Fetched {
  origin: string | URL;
  method: string;
}

/**
 * A span for each call to others, by fetch or by Node.js' own client, below the span that is open. Of where it goes only
 * hosts are noted that the operator configured: what customers name can be secret. Returns what ends it.
 */
export function traceOutgoing(tracer: Tracer, config: Config): () => void {
  const known = configuredHosts(config);
  const spans = new WeakMap<object, Span>();
  const begin = (call: object, method: string, host: string) => {
    if (!trace.getActiveSpan()?.isRecording()) return;
    const attributes = {
      [ATTR_HTTP_REQUEST_METHOD]: method,
      ...(known.has(host) && { [ATTR_SERVER_ADDRESS]: host }),
    };
    spans.set(call, tracer.startSpan(method, { kind: SpanKind.CLIENT, attributes }));
  };
  const answered = (call: object, status: number) => {
    const span = spans.get(call)?.setAttribute(ATTR_HTTP_RESPONSE_STATUS_CODE, status);
    if (status >= 400) span?.setAttribute(ATTR_ERROR_TYPE, String(status)).setStatus({ code: SpanStatusCode.ERROR });
  };
  const failed = (call: object, { code, name }: NodeJS.ErrnoException) =>
    spans
      .get(call)
      ?.setAttribute(ATTR_ERROR_TYPE, String(code ?? name))
      .setStatus({ code: SpanStatusCode.ERROR });
  const end = (call: object) => spans.get(call)?.end();

  const stops = [
    on<{ request: Fetched }>('undici:request:create', ({ request }) =>
      begin(request, request.method, new URL(request.origin).hostname),
    ),
    on<{ request: Fetched; response: { statusCode: number } }>('undici:request:headers', ({ request, response }) =>
      answered(request, response.statusCode),
    ),
    on<{ request: Fetched }>('undici:request:trailers', ({ request }) => end(request)),
    on<{ request: Fetched; error: Error }>('undici:request:error', ({ request, error }) => {
      failed(request, error);
      end(request);
    }),
    on<{ request: ClientRequest }>('http.client.request.created', ({ request }) => {
      begin(request, request.method, request.host);
      request.once('close', () => end(request));
    }),
    on<{ request: ClientRequest; response: IncomingMessage }>('http.client.response.finish', ({ request, response }) =>
      answered(request, response.statusCode ?? 0),
    ),
    on<{ request: ClientRequest; error: Error }>('http.client.request.error', ({ request, error }) =>
      failed(request, error),
    ),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function on<T>(channel: string, hear: (message: T) => void): () => void {
  const listener = (message: unknown) => hear(message as T);
  subscribe(channel, listener);
  return () => unsubscribe(channel, listener);
}

/** The hosts of every address in the configuration. */
function configuredHosts(config: Config): Set<string> {
  const addresses = [...JSON.stringify(config).matchAll(/"(https?:\/\/[^"\\]+)"/g)].map(([, address = '']) => address);
  return new Set(addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).hostname));
}
