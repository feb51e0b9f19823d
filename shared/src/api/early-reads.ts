/** A read that the page's early script (host/src/early.js) sent before any other script ran. */
interface EarlyRead {
  /** When it was sent, in milliseconds since the epoch. */
  at: number;
  /** Whether a first rendering waits for it, for a moment. */
  isWaitedFor: boolean;
  response: Promise<Response>;
  /** What came, once all of it has. */
  body?: string;
  /** The same, once it was parsed. */
  data?: unknown;
}

/** What was sent for one account in one language. */
export interface EarlyReads {
  token: string;
  language: string;
  /** Until then more may be added: what a screen reads depends on the account's projects and the area's manifest. */
  sent: Promise<unknown>;
  byPath: Record<string, EarlyRead>;
}

/** What was read longer ago may have changed. Milliseconds. */
const FRESH_MS = 15_000;

const early = () => (window as { __LANDFALL__?: { reads?: EarlyReads } }).__LANDFALL__?.reads;

/** The read, where it was sent as this call would be, and not too long ago. */
function find(path: string, headers: Record<string, string>): EarlyRead | undefined {
  const reads = early();
  const isOurs = reads?.token === headers.accesstokenapp && reads?.language === headers['accept-language'];
  const read = isOurs ? reads?.byPath[path] : undefined;
  return read && Date.now() - read.at <= FRESH_MS ? read : undefined;
}

/** Forgets an early read: what is asked for from now on is sent. */
export function dropEarly(path: string): void {
  delete early()?.byPath[path];
}

/** Forgets all of them: something is about to change. */
export function dropAllEarly(): void {
  const reads = early();
  if (reads) reads.byPath = {};
}

/**
 * The response to a read that is on its way already, once; undefined where it was not sent, was sent for another account
 * or language, failed, or is too old: then it has to be sent.
 */
export async function takeEarly(path: string, headers: Record<string, string>): Promise<Response | undefined> {
  const read = find(path, headers);
  dropEarly(path);
  const response = await read?.response.catch(() => undefined);
  return response?.ok ? response : undefined;
}

/** A read whose response has come already; it can still be taken. Undefined under the conditions of `takeEarly`. */
export function peekEarly(path: string, headers: Record<string, string>): (EarlyRead & { body: string }) | undefined {
  const read = find(path, headers);
  return read?.body === undefined ? undefined : (read as EarlyRead & { body: string });
}

const receive = async (read: EarlyRead) => {
  const response = await read.response.catch(() => undefined);
  if (response?.ok) read.body = await response.clone().text();
};

/** Settles once all that a first rendering waits for has come or failed. Never rejects. */
export async function settleEarly(): Promise<void> {
  await early()?.sent;
  const waited = Object.values(early()?.byPath ?? {}).map(
    (read) => [read.isWaitedFor, receive(read).catch(() => {})] as const,
  );
  await Promise.all(waited.filter(([isWaitedFor]) => isWaitedFor).map(([, received]) => received));
}
