import ky from 'ky';
import * as v from 'valibot';
import { getRuntimeConfig } from '../config/runtime-config.ts';
import { raiseAuthFail } from '../session/auth-fail.ts';
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

/** The header that carries the token on every call. */
export const TOKEN_HEADER = 'accesstokenapp';

/** The address of a call on the deployment's backend. */
export const apiAddress = (path: string): string => `${getRuntimeConfig().apiUrl || location.origin}${path}`;

/** Reads a body once: JSON where it is JSON, the text otherwise, undefined where it is empty. */
export function parseBody(body: string): unknown {
  if (body === '') return undefined;
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}

/**
 * Turns an answer into its parsed body. A 401 on any call ends the session.
 * @throws ApiError for an unexpected status or a body that breaks the contract.
 */
export function readAnswer<T extends v.GenericSchema>(
  method: Method,
  status: number,
  data: unknown,
  schema: T,
  expect?: readonly number[],
): v.InferOutput<T> {
  if (status === 401) raiseAuthFail();
  const fallback = `Error en ${method}`;
  const accepted = expect ? expect.includes(status) : status >= 200 && status < 300;
  if (!accepted) {
    const error = new ApiError(fallback, status, data);
    throw error.serverMessage ? new ApiError(error.serverMessage, status, data) : error;
  }
  const result = v.safeParse(schema, data);
  if (result.success) return result.output;
  throw new ApiError(fallback, status, data, { cause: new v.ValiError(result.issues) });
}

async function call<T extends v.GenericSchema>(
  method: Method,
  path: string,
  schema: T,
  { query, json, body, signal, expect }: CallOptions = {},
): Promise<v.InferOutput<T>> {
  const token = getToken();
  let status = 0;
  let data: unknown;
  try {
    const response = await ky(apiAddress(path), {
      method,
      credentials: 'include',
      headers: token ? { [TOKEN_HEADER]: token } : {},
      searchParams: query,
      json,
      body,
      signal,
      retry: 0,
      timeout: 30_000,
      throwHttpErrors: false,
    });
    status = response.status;
    data = parseBody(await response.text());
  } catch (cause) {
    throw new ApiError(`Error en ${method}`, 0, undefined, { cause });
  }
  return readAnswer(method, status, data, schema, expect);
}

const anything = v.unknown();

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
  delete: (path: string, options?: Pick<CallOptions, 'expect'>) => call('DELETE', path, anything, options),
};
