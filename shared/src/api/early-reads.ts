/** Reads that the page's early script (host/src/early.js) sent before any other script ran. */
export interface EarlyReads {
  token: string;
  language: string;
  /** When they were sent, as `performance.now` counts. */
  at: number;
  /** By path. */
  responses: Record<string, Promise<Response>>;
}

/** What was read longer ago may have changed. Milliseconds. */
const FRESH_MS = 15_000;

/**
 * The response to a read that is on its way already, once; undefined where it was not sent, was sent for another account
 * or language, failed, or is too old: then it has to be sent.
 */
export async function takeEarly(path: string, headers: Record<string, string>): Promise<Response | undefined> {
  const reads = (window as { __LANDFALL__?: { reads?: EarlyReads } }).__LANDFALL__?.reads;
  const started = reads?.responses[path];
  if (!reads || !started) return undefined;
  delete reads.responses[path];
  const isOurs = reads.token === headers.accesstokenapp && reads.language === headers['accept-language'];
  if (!isOurs || performance.now() - reads.at > FRESH_MS) return undefined;
  const response = await started.catch(() => undefined);
  return response?.ok ? response : undefined;
}
