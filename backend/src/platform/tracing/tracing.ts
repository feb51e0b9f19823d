import type { FastifyInstance } from 'fastify';

/** A span that is to be opened: what is done, in words and values that name nobody. */
export interface SpanOptions {
  name: string;
  kind?: 'client' | 'producer' | 'consumer';
  attributes?: Readonly<Record<string, string | number>>;
  /** The attribute that says at its end whether it was `done` or `failed`. */
  outcome?: string;
}

/** Notes where time goes, as spans of OpenTelemetry. Where traces are off there is none. */
export interface Tracing {
  /** Does the work in a span below the one that is open; only does it where none is, or where it is not recorded. */
  span<T>(options: SpanOptions, work: () => Promise<T>): Promise<T>;
  /**
   * Does what was asked for earlier, in the trace of whoever asked, with a link to each. `parents` is what `traceparent`
   * was there. Of several traces it belongs to none: it begins one.
   */
  follow<T>(parents: readonly (string | undefined)[], options: SpanOptions, work: () => Promise<T>): Promise<T>;
  /** The open span, in the form of W3C Trace Context, for whatever follows it elsewhere. */
  traceparent(): string | undefined;
  /** What a line of the log says of the open span. */
  logged(): { trace_id: string; span_id: string } | undefined;
  /** Opens a span for each request. Callers who are `anybody` begin a trace, whatever their `traceparent` says. */
  traceRequests(app: Pick<FastifyInstance, 'addHook'>, callers: 'dashboard' | 'anybody'): void;
  /** Sends what is noted, for two seconds at most, and notes no more. */
  close(): Promise<void>;
}
