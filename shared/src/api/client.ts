import ky from 'ky';
import * as v from 'valibot';
import { getRuntimeConfig } from '../config/runtime-config.ts';
import { getLanguage, localeOf } from '../i18n/language.ts';
import { raiseAuthFail } from '../session/auth-fail.ts';
import { type CallSession, callSession, isOver, never } from '../session/session.ts';
import { getToken } from '../session/token.ts';
import { ApiError } from './api-error.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Query = Record<string, string | number | undefined>;

interface CallOptions {
  query?: Query;
  json?: unknown;
  body?: FormData;
  signal?: AbortSignal;
  /** The statuses that count as success; any 2xx where absent. */
  expect?: readonly number[];
}

/**
 * What every call carries: the token, where there is one, and the language of the texts. The default catalogue counts
 * as English; saying nothing would let the browser name a language that nobody chose here.
 */
export function callHeaders(token: string | undefined): Record<string, string> {
  return { 'accept-language': localeOf(getLanguage()), ...(token && { accesstokenapp: token }) };
}

/** The address of a call on the deployment's backend. */
export const apiAddress = (path: string): string => `${getRuntimeConfig().apiUrl || location.origin}${path}`;

/** What is said of a call that failed without a message of the server's. */
const failureOf = (method: Method) =>
  getLanguage() === 'en' ? 'The server did not answer as expected.' : `Error en ${method}`;

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
interface Answer {
  session: CallSession;
  status: number;
  data: unknown;
}

/** Whether a 401 speaks of the session that the page has: not where another one took its place meanwhile. */
const endsSession = (session: CallSession) => {
  const token = getToken();
  return !isOver(session) && (token === undefined || token === session.token);
};

/**
 * Turns an answer into its parsed body. A 401 on any call ends the session that the call was sent in.
 * @throws ApiError for an unexpected status or a body that breaks the contract.
 */
export function readAnswer<T extends v.GenericSchema>(
  method: Method,
  { session, status, data }: Answer,
  schema: T,
  expect?: readonly number[],
): v.InferOutput<T> {
  if (status === 401 && endsSession(session)) raiseAuthFail();
  const fallback = failureOf(method);
  const accepted = expect ? expect.includes(status) : status >= 200 && status < 300;
  if (!accepted) {
    const error = new ApiError(fallback, status, data);
    throw error.serverMessage ? new ApiError(error.serverMessage, status, data) : error;
  }
  const result = v.safeParse(schema, data);
  if (result.success) return result.output;
  throw new ApiError(fallback, status, data, { cause: new v.ValiError(result.issues) });
}

const TIMEOUT_MS = 30_000;
/** A file may be made first: a PDF, an archive of everything. */
const FILE_TIMEOUT_MS = 120_000;

/**
 * Sends a call and reads its body with `read`. Never settles once the session that it was sent in is over.
 * @throws ApiError where no answer came
 */
async function exchange<B>(
  method: Method,
  path: string,
  { query, json, body, signal }: CallOptions,
  timeout: number,
  read: (response: Response) => Promise<B>,
): Promise<{ session: CallSession; status: number; body: B }> {
  const session = callSession(getToken());
  if (isOver(session)) return never();
  try {
    const response = await ky(apiAddress(path), {
      method,
      credentials: 'include',
      headers: callHeaders(session.token),
      searchParams: query,
      json,
      body,
      signal: signal ? AbortSignal.any([signal, session.signal]) : session.signal,
      retry: 0,
      timeout,
      throwHttpErrors: false,
    });
    const answer = { session, status: response.status, body: await read(response) };
    return isOver(session) ? never() : answer;
  } catch (cause) {
    if (isOver(session)) return never();
    throw new ApiError(failureOf(method), 0, undefined, { cause });
  }
}

async function call<T extends v.GenericSchema>(
  method: Method,
  path: string,
  schema: T,
  options: CallOptions = {},
): Promise<v.InferOutput<T>> {
  const { body, ...answer } = await exchange(method, path, options, TIMEOUT_MS, (response) => response.text());
  return readAnswer(method, { ...answer, data: parseBody(body) }, schema, options.expect);
}

const anything = v.unknown();

/** A file that only the token opens, so that no link can lead to it; one that asks for a body is POSTed for. */
async function file(path: string, json?: unknown): Promise<Blob> {
  const method = json === undefined ? 'GET' : 'POST';
  const { body, ...answer } = await exchange(method, path, { json }, FILE_TIMEOUT_MS, async (response) =>
    response.ok ? { blob: await response.blob() } : { text: await response.text() },
  );
  if (body.blob) return body.blob;
  readAnswer(method, { ...answer, data: parseBody(body.text) }, anything);
  throw new ApiError(failureOf(method), answer.status, undefined);
}

/** The one HTTP client: calls the editor backend with the token, parses what comes back, throws `ApiError`. */
export const api = {
  get: <T extends v.GenericSchema>(path: string, schema: T, options?: Pick<CallOptions, 'query' | 'signal'>) =>
    call('GET', path, schema, options),
  post: <T extends v.GenericSchema>(
    path: string,
    json: unknown,
    schema: T,
    options?: Pick<CallOptions, 'expect' | 'query' | 'signal'>,
  ) => call('POST', path, schema, { json, ...options }),
  postForm: <T extends v.GenericSchema>(
    path: string,
    body: FormData,
    schema: T,
    options?: Pick<CallOptions, 'expect'>,
  ) => call('POST', path, schema, { body, ...options }),
  put: (path: string, json: unknown, options?: Pick<CallOptions, 'expect'>) =>
    call('PUT', path, anything, { json, ...options }),
  delete: (path: string, options?: Pick<CallOptions, 'expect' | 'json'>) => call('DELETE', path, anything, options),
  file,
};
