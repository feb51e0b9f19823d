import { areaOfAddress } from './registry.ts';
import { reportError } from './report-error.ts';
import type { UnexpectedError } from './unexpected-error.ts';

/** An area's error that the person should hear of. */
export interface UncaughtAreaError {
  remote: string;
  message: string;
}

type Handler = (error: UncaughtAreaError) => void;

/** What happened before anything handles it: the notices are loaded after first paint. */
const pending: UncaughtAreaError[] = [];
const keep: Handler = (error) => {
  pending.push(error);
  wanted?.();
};
let handle: Handler = keep;
let wanted: (() => void) | undefined;

/** A script that could not be read has no place in the code: whoever asked for it knows, and acts. */
const isUnreadScript = (error: Error) => error instanceof SyntaxError && !/\n\s+at /.test(error.stack ?? '');

function onError(thrown: unknown, address: string, kind: UnexpectedError['kind']): void {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const area = areaOfAddress(`${address}\n${error.stack ?? ''}`);
  if (area && isUnreadScript(error)) return;
  reportError({ remote: area?.remote ?? 'host', kind, error });
  // While it loads, the loader speaks.
  if (area?.state === 'ready') handle({ remote: area.remote, message: error.message });
}

/**
 * Notices what nothing else catches, from before the first area runs: errors in event handlers and promises. The
 * deployment's reporter hears of each, told apart by the address of the script.
 */
export function watchErrors(): void {
  // Without an error object it is not ours: a browser's own remark, or a script that may not be looked into.
  window.addEventListener('error', ({ error, filename }) => error && onError(error, filename, 'script'));
  window.addEventListener('unhandledrejection', ({ reason }) => onError(reason, '', 'promise'));
}

/** Calls once there is an error that nobody handles: what does may be loaded then. Returns how to stop. */
export function onPendingAreaError(listener: () => void): () => void {
  wanted = listener;
  if (pending.length > 0) listener();
  return () => {
    if (wanted === listener) wanted = undefined;
  };
}

/** Has `handler` handle every error: those that happened already, then each as it happens. Returns how to stop. */
export function handleAreaErrors(handler: Handler): () => void {
  handle = handler;
  for (const error of pending.splice(0)) handler(error);
  return () => {
    if (handle === handler) handle = keep;
  };
}
