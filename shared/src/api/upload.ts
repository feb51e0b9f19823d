import type * as v from 'valibot';
import { callSession, isOver, never } from '../session/session.ts';
import { getToken } from '../session/token.ts';
import { ApiError } from './api-error.ts';
import { dropAllEarly } from './early-reads.ts';
import { apiAddress, callHeaders, failureOf, parseBody, type Reading, readResponse } from './exchange.ts';
import { traceHeaders } from './trace-headers.ts';

export interface UploadOptions {
  /** Told the share of bytes sent, from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
  headers?: Record<string, string>;
}

const loadSender = () => import('./post-form.ts');

/** Loads what sends files, so that it is there whatever is released until somebody uploads. Never fails. */
export const preloadUploads = (): Promise<unknown> => loadSender().catch(() => {});

/**
 * POSTs a form with progress by bytes, in the session of this moment. What sends it is loaded with the first upload.
 * Settles like every call: never once its session is over, unless the caller itself gave it up.
 * @throws ApiError like every call
 */
export async function uploadForm<T extends v.GenericSchema>(
  path: string,
  form: FormData,
  reading: Reading<T>,
  { onProgress, signal, headers }: UploadOptions,
): Promise<v.InferOutput<T>> {
  const session = callSession(getToken());
  if (isOver(session)) return never();
  dropAllEarly();
  const signals = [session.signal, ...(signal ? [signal] : [])];
  const allHeaders = { ...callHeaders(session.token), ...traceHeaders(path), ...headers };
  const response = await loadSender().then(
    ({ postForm }) => postForm(apiAddress(path), form, allHeaders, signals, onProgress),
    () => undefined,
  );
  if (isOver(session) && !signal?.aborted) return never();
  if (!response) throw new ApiError(failureOf('POST'), 0, undefined);
  return readResponse('POST', { session, status: response.status, body: parseBody(response.text) }, reading);
}

/**
 * The upload by path, as areas of the release before this one call it.
 * @deprecated `send` uploads with `form` and `onProgress`.
 */
export const upload = <T extends v.GenericSchema>(
  path: string,
  form: FormData,
  schema: T,
  { expect, ...options }: UploadOptions & { expect?: readonly number[] } = {},
): Promise<v.InferOutput<T>> => uploadForm(path, form, { schema, expect }, options);
