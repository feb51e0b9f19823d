import * as v from 'valibot';
import { exchangeFile, exchangeJson } from './exchange.ts';

interface CallOptions {
  query?: Record<string, string | number | undefined>;
  signal?: AbortSignal;
  expect?: readonly number[];
}

const schema = v.unknown();

/**
 * The client by paths, as areas of the release before this one call it.
 * @deprecated `send` takes an endpoint, which knows path, bodies and responses.
 */
export const api = {
  get: <T extends v.GenericSchema>(path: string, schema: T, options: Omit<CallOptions, 'expect'> = {}) =>
    exchangeJson('GET', path, options, { schema }),
  post: <T extends v.GenericSchema>(path: string, json: unknown, schema: T, { expect, ...options }: CallOptions = {}) =>
    exchangeJson('POST', path, { json, ...options }, { schema, expect }),
  postForm: <T extends v.GenericSchema>(
    path: string,
    body: FormData,
    schema: T,
    { expect }: Pick<CallOptions, 'expect'> = {},
  ) => exchangeJson('POST', path, { body }, { schema, expect }),
  put: (path: string, json: unknown, { expect }: Pick<CallOptions, 'expect'> = {}) =>
    exchangeJson('PUT', path, { json }, { schema, expect }),
  delete: (path: string, { expect, json }: Pick<CallOptions, 'expect'> & { json?: unknown } = {}) =>
    exchangeJson('DELETE', path, { json }, { schema, expect }),
  /** A file that only the token opens; one that asks for a body is POSTed for. */
  file: (path: string, json?: unknown) => exchangeFile(json === undefined ? 'GET' : 'POST', path, { json }),
};
