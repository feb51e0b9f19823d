import { type SpanContext, TraceFlags } from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';

/** Reads a `traceparent` that this backend wrote: its span counts as our own. Anything else is undefined. */
export const readTraceparent = (text: string | undefined): SpanContext | undefined =>
  (typeof text === 'string' && parseTraceParent(text)) || undefined;

/** A span in the form of W3C Trace Context. */
export const writeTraceparent = (span: SpanContext | undefined): string | undefined =>
  span && `00-${span.traceId}-${span.spanId}-${span.traceFlags & TraceFlags.SAMPLED ? '01' : '00'}`;
