import { getRuntimeConfig } from '../config/runtime-config.ts';

let traces: typeof import('./traceparent.ts') | undefined;
let isLoading = false;

async function load(): Promise<void> {
  isLoading = true;
  traces = await import('./traceparent.ts').catch(() => undefined);
}

/**
 * What a call to the deployment's own backend says of its trace, where `tracing` is configured. Other origins are told
 * nothing. What makes it is loaded with the first call, which does not wait for it.
 */
export function traceHeaders(path: string): Record<string, string> {
  const { tracing } = getRuntimeConfig();
  if (!tracing || /^https?:/.test(path)) return {};
  if (!isLoading) void load();
  return traces ? { traceparent: traces.traceparent(tracing) } : {};
}
