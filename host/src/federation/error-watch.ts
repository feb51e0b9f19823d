import { areaOfAddress } from './registry.ts';
import { reportError, type Unexpected } from './report-error.ts';

/** An area's error that the person should hear of. */
export interface Stumble {
  remote: string;
  message: string;
}

type Tell = (stumble: Stumble) => void;

/** What happened before anybody could tell it: whoever does comes after first paint. */
const untold: Stumble[] = [];
const keep: Tell = (stumble) => {
  untold.push(stumble);
  wanted?.();
};
let tell: Tell = keep;
let wanted: (() => void) | undefined;

/** A script that could not be read has no place in the code: whoever asked for it knows, and acts. */
const isUnreadScript = (error: Error) => error instanceof SyntaxError && !/\n\s+at /.test(error.stack ?? '');

function happened(thrown: unknown, address: string, kind: Unexpected['kind']): void {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const area = areaOfAddress(`${address}\n${error.stack ?? ''}`);
  if (area && isUnreadScript(error)) return;
  reportError({ remote: area?.remote ?? 'host', kind, error });
  // While it loads, the loader speaks.
  if (area?.state === 'ready') tell({ remote: area.remote, message: error.message });
}

/**
 * Notices what nothing else catches, from before the first area runs: errors in event handlers and promises. The
 * deployment's reporter hears of each, told apart by the address of the script.
 */
export function watchErrors(): void {
  // Without an error object it is not ours: a browser's own remark, or a script that may not be looked into.
  window.addEventListener('error', ({ error, filename }) => error && happened(error, filename, 'script'));
  window.addEventListener('unhandledrejection', ({ reason }) => happened(reason, '', 'promise'));
}

/** Calls once there is a stumble that nobody tells: whoever does may be loaded then. Returns how to stop. */
export function whenStumbleWaits(listener: () => void): () => void {
  wanted = listener;
  if (untold.length > 0) listener();
  return () => {
    if (wanted === listener) wanted = undefined;
  };
}

/** Has `teller` tell every stumble: those that happened already, then each as it happens, until the returned call. */
export function tellStumbles(teller: Tell): () => void {
  tell = teller;
  for (const stumble of untold.splice(0)) teller(stumble);
  return () => {
    if (tell === teller) tell = keep;
  };
}
