import { readConfig } from './offered.ts';

/** The address of traces.ts, which the build puts in. */
declare const TRACES: string;

let header: (() => string) | undefined;

/** What a call says of its trace; nothing where the deployment has no traces, and until what makes it is loaded. */
export const traceHeaders = (): Record<string, string> => (header ? { traceparent: header() } : {});

/** Loads what names traces, where the deployment asks for it: `true`, or a share of them. */
export async function connectTraces(): Promise<void> {
  const tracing = (await readConfig())?.tracing;
  if (tracing !== true && !(typeof tracing === 'number' && tracing > 0)) return;
  // The editor goes on without what cannot be loaded.
  const traces: typeof import('./traces.ts') | undefined = await import(TRACES).catch(() => undefined);
  if (traces) header = () => traces.traceparent(tracing);
}
