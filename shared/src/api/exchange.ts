import * as v from 'valibot';
import { getRuntimeConfig } from '../config/runtime-config.ts';
import { getLanguage, localeOf } from '../i18n/language.ts';
import { currentSharedTexts } from '../i18n/texts.ts';
import { raiseAuthFail } from '../session/auth-fail.ts';
import { type CallSession, callSession, isOver, never } from '../session/session.ts';
import { getToken } from '../session/token.ts';
import { ApiError } from './api-error.ts';
import { dropAllEarly, takeEarly } from './early-reads.ts';
import { loadKy } from './load-ky.ts';
import { traceHeaders } from './trace-headers.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

interface ExchangeOptions {
  query?: Record<string, string | number | undefined>;
  json?: unknown;
  body?: FormData;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Milliseconds. */
  timeout?: number;
}

/**
 * What every call carries: the token, where there is one, and the language of the texts. The default catalogue counts
 * as English; saying nothing would let the browser name a language that nobody chose here.
 */
export function callHeaders(token: string | undefined): Record<string, string> {
  return { 'accept-language': localeOf(getLanguage()), ...(token && { accesstokenapp: token }) };
}

/** The address of a call: on the deployment's backend, unless it names an origin of its own. */
export const apiAddress = (path: string): string =>
  /^https?:/.test(path) ? path : `${getRuntimeConfig().apiUrl || location.origin}${path}`;

/** What is said of a call that failed without a message of the server's. */
export const failureOf = (method: Method): string => currentSharedTexts().callFailed(method);

/** Reads a body once: JSON where it is JSON, the text otherwise, undefined where it is empty. */
export function parseBody(body: string): unknown {
  if (body === '') return undefined;
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}

/** What came back of a call. */
export interface Received<B = unknown> {
  session: CallSession;
  status: number;
  body: B;
}

/** How the body of a call that worked is read. */
export interface Reading<T extends v.GenericSchema> {
  schema: T;
  /** The statuses that count as success; any 2xx where absent. */
  expect?: readonly number[];
  /** What does not fit the schema is read as undefined. */
  optional?: boolean;
}

/** Whether a 401 speaks of the session that the page has: not where another one took its place meanwhile. */
const endsSession = (session: CallSession) => {
  const token = getToken();
  return !isOver(session) && (token === undefined || token === session.token);
};

/**
 * Turns what came back into its parsed body. A 401 on any call ends the session that the call was sent in.
 * @throws ApiError for an unexpected status or a body that breaks the contract.
 */
export function readResponse<T extends v.GenericSchema>(
  method: Method,
  { session, status, body }: Received,
  { schema, expect, optional }: Reading<T>,
): v.InferOutput<T> {
  if (status === 401 && endsSession(session)) raiseAuthFail();
  const fallback = failureOf(method);
  const accepted = expect ? expect.includes(status) : status >= 200 && status < 300;
  if (!accepted) {
    const error = new ApiError(fallback, status, body);
    throw error.serverMessage ? new ApiError(error.serverMessage, status, body) : error;
  }
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  if (optional) return undefined;
  throw new ApiError(fallback, status, body, { cause: new v.ValiError(result.issues) });
}

const TIMEOUT_MS = 30_000;
/** A file may be made first: a PDF, an archive of everything. */
const FILE_TIMEOUT_MS = 120_000;

/**
 * Sends a call and reads its body with `read`. Never settles once the session that it was sent in is over.
 * @throws ApiError where no response came
 */
async function exchange<B>(
  method: Method,
  path: string,
  { query, json, body, headers, signal, timeout = TIMEOUT_MS }: ExchangeOptions,
  read: (response: Response) => Promise<B>,
): Promise<Received<B>> {
  const session = callSession(getToken());
  if (isOver(session)) return never();
  if (method !== 'GET') dropAllEarly();
  try {
    const sent = { ...callHeaders(session.token), ...traceHeaders(path), ...headers };
    const early = method === 'GET' && !query ? await takeEarly(path, sent) : undefined;
    const ky = await loadKy();
    const response =
      early ??
      (await ky(apiAddress(path), {
        method,
        credentials: 'include',
        headers: sent,
        searchParams: query,
        json,
        body,
        signal: signal ? AbortSignal.any([signal, session.signal]) : session.signal,
        retry: 0,
        timeout,
        throwHttpErrors: false,
      }));
    const received = { session, status: response.status, body: await read(response) };
    return isOver(session) ? never() : received;
  } catch (cause) {
    if (isOver(session)) return never();
    throw new ApiError(failureOf(method), 0, undefined, { cause });
  }
}

/** Sends a call and parses the JSON that comes back. @throws ApiError */
export async function exchangeJson<T extends v.GenericSchema>(
  method: Method,
  path: string,
  options: ExchangeOptions,
  reading: Reading<T>,
): Promise<v.InferOutput<T>> {
  const received = await exchange(method, path, options, async (response) => parseBody(await response.text()));
  return readResponse(method, received, reading);
}

/** Sends a call that a file comes back from. @throws ApiError */
export async function exchangeFile(method: Method, path: string, options: ExchangeOptions): Promise<Blob> {
  const { body, ...received } = await exchange(
    method,
    path,
    { timeout: FILE_TIMEOUT_MS, ...options },
    async (response) => (response.ok ? { blob: await response.blob() } : { failure: parseBody(await response.text()) }),
  );
  if (body.blob) return body.blob;
  readResponse(method, { ...received, body: body.failure }, { schema: v.unknown() });
  throw new ApiError(failureOf(method), received.status, undefined);
}
