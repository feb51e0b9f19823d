import { getRuntimeConfig } from '../config/runtime-config.ts';

/** Milliseconds after a click or a key within which calls belong to it: later ones, such as polling, are by themselves. */
const ACTION_MS = 1_000;

const random = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

interface Action {
  trace: string;
  /** Whether the page asks for the trace to be recorded; otherwise the server decides. */
  flags: '00' | '01';
}

let last: { action: Action; at: number } | undefined;
let isListening = false;

function begin(): Action {
  const { tracing } = getRuntimeConfig();
  return { trace: random(16), flags: typeof tracing === 'number' && Math.random() < tracing ? '01' : '00' };
}

function listen(): void {
  isListening = true;
  const onAction = () => {
    last = { action: begin(), at: performance.now() };
  };
  for (const type of ['click', 'keydown']) addEventListener(type, onAction, { capture: true, passive: true });
}

/**
 * The header of W3C Trace Context for a call to the deployment's own backend: calls that one click or key causes have one
 * trace. Nothing where `tracing` is not configured, and nothing for other origins.
 */
export function traceHeaders(path: string): { traceparent?: string } {
  if (!getRuntimeConfig().tracing || /^https?:/.test(path)) return {};
  if (!isListening) listen();
  const { trace, flags } = last && performance.now() - last.at < ACTION_MS ? last.action : begin();
  return { traceparent: `00-${trace}-${random(8)}-${flags}` };
}
