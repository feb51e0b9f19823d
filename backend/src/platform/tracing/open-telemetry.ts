import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type Attributes,
  type Context,
  context,
  DiagLogLevel,
  diag,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { setGlobalErrorHandler } from '@opentelemetry/core';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, type SpanExporter, TracerProvider } from '@opentelemetry/sdk-trace';
import { ATTR_ERROR_TYPE, ATTR_SERVICE_INSTANCE_ID, ATTR_SERVICE_NAME } from '@opentelemetry/semantic-conventions';
import type { Config, TracingConfig } from '../config.ts';
import { AppError } from '../errors.ts';
import { traceOutgoing } from './outgoing.ts';
import { samplerOf } from './sampler.ts';
import { traceRequests } from './trace-requests.ts';
import { readTraceparent, writeTraceparent } from './traceparent.ts';
import type { SpanOptions, Tracing } from './tracing.ts';

/** Milliseconds that the last spans have on their way when the process ends. */
const FLUSH = 2_000;

/** Milliseconds between two lines about a collector that cannot be reached. */
const QUIET = 60_000;

const KINDS = { client: SpanKind.CLIENT, producer: SpanKind.PRODUCER, consumer: SpanKind.CONSUMER };

/** Starts tracing in this process: what is configured of the exporter's own variables it reads itself. */
export async function startTracing(
  config: Config,
  { protocol, batch, ...sampling }: TracingConfig,
  onProblem: (problem: string) => void,
): Promise<Tracing> {
  tellProblems(onProblem);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      [ATTR_SERVICE_NAME]: 'landfall-backend',
      [ATTR_SERVICE_INSTANCE_ID]: randomUUID(),
      'landfall.role': config.role,
    }).merge(detectResources({ detectors: [envDetector] })),
    sampler: samplerOf(sampling, config.secretKeys.current ?? randomBytes(32)),
    spanProcessors: [new BatchSpanProcessor({ exporter: await createExporter(protocol), ...batch })],
  });
  const tracer = provider.getTracer('landfall');
  const stopOutgoing = traceOutgoing(tracer, config);

  // Also after its end: what a request has done once it was answered belongs to it.
  const isRecorded = () => ((trace.getActiveSpan()?.spanContext().traceFlags ?? 0) & TraceFlags.SAMPLED) !== 0;

  const within = <T>(
    parent: Context,
    { name, kind, attributes, outcome }: SpanOptions,
    links: Span[],
    work: () => Promise<T>,
  ) => {
    const span = tracer.startSpan(
      name,
      {
        ...(kind && { kind: KINDS[kind] }),
        ...(attributes && { attributes: attributes as Attributes }),
        links: links.map((link) => ({ context: link.spanContext() })),
      },
      parent,
    );
    return context.with(trace.setSpan(parent, span), async () => {
      try {
        const done = await work();
        if (outcome) span.setAttribute(outcome, 'done');
        return done;
      } catch (error) {
        if (outcome) span.setAttribute(outcome, 'failed');
        noteFailure(span, error);
        throw error;
      } finally {
        span.end();
      }
    });
  };

  return {
    span: (options, work) => (isRecorded() ? within(context.active(), options, [], work) : work()),

    follow(parents, options, work) {
      const asked = parents
        .map((parent) => readTraceparent(parent))
        .filter((parent) => parent !== undefined)
        .map((parent) => trace.wrapSpanContext(parent));
      const [first] = asked;
      const isOneTrace = new Set(asked.map((span) => span.spanContext().traceId)).size === 1;
      return within(first && isOneTrace ? trace.setSpan(ROOT_CONTEXT, first) : ROOT_CONTEXT, options, asked, work);
    },

    traceparent: () => writeTraceparent(trace.getActiveSpan()?.spanContext()),

    logged() {
      const open = trace.getActiveSpan()?.spanContext();
      return open && { trace_id: open.traceId, span_id: open.spanId };
    },

    traceRequests: (app, callers) => traceRequests(app, tracer, callers),

    async close() {
      stopOutgoing();
      const sent = provider.shutdown().catch(() => onProblem('The last spans could not be sent'));
      await Promise.race([sent, pause(FLUSH)]);
    },
  };
}

async function createExporter(protocol: TracingConfig['protocol']): Promise<SpanExporter> {
  const { OTLPTraceExporter } =
    protocol === 'http/json'
      ? await import('@opentelemetry/exporter-trace-otlp-http')
      : await import('@opentelemetry/exporter-trace-otlp-proto');
  return new OTLPTraceExporter();
}

/** Says once in a while what the libraries complain of, in one line. */
function tellProblems(onProblem: (problem: string) => void): void {
  let last = -Infinity;
  const tell = (problem: string) => {
    if (performance.now() - last < QUIET) return;
    last = performance.now();
    onProblem(`Traces: ${problem}`);
  };
  const nothing = () => {};
  diag.setLogger({ error: tell, warn: tell, info: nothing, debug: nothing, verbose: nothing }, DiagLogLevel.WARN);
  setGlobalErrorHandler((error) => tell(typeof error === 'string' ? error : (error.message ?? String(error))));
}

/** Notes that it failed, and how by name: messages have values of queries and words of people. */
function noteFailure(span: Span, error: unknown): void {
  if (error instanceof AppError && error.status < 500) {
    span.setAttribute(ATTR_ERROR_TYPE, error.code);
    return;
  }
  const { code, name = 'Error' } = error as { code?: unknown; name?: string };
  span.setAttribute(ATTR_ERROR_TYPE, typeof code === 'string' && /^\w{1,40}$/.test(code) ? code : name);
  span.setStatus({ code: SpanStatusCode.ERROR });
}
