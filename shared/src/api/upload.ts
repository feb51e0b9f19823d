import type * as v from 'valibot';
import { callSession, isOver } from '../session/session.ts';
import { getToken } from '../session/token.ts';
import { ApiError } from './api-error.ts';
import { apiAddress, callHeaders, failureOf, parseBody, type Reading, readResponse } from './exchange.ts';

export interface UploadOptions {
  /** Told the share of bytes sent, from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
  headers?: Record<string, string>;
}

/** A connection that carries nothing for so long is lost, though nobody said so. Milliseconds. */
const SILENCE = 120_000;

/**
 * POSTs a form with progress by bytes. It is the one call that does not go through ky: browsers report upload
 * progress of a fetch only over HTTP/2 streams, XMLHttpRequest does everywhere.
 * Settles like every call: never once its session is over, unless the caller itself gave it up.
 * @throws ApiError like every call
 */
export function uploadForm<T extends v.GenericSchema>(
  path: string,
  form: FormData,
  reading: Reading<T>,
  { onProgress, signal, headers = {} }: UploadOptions,
): Promise<v.InferOutput<T>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const session = callSession(getToken());
    if (isOver(session)) return;
    const isLate = () => isOver(session) && !signal?.aborted;
    const fail = () => isLate() || reject(new ApiError(failureOf('POST'), 0, undefined));
    request.open('POST', apiAddress(path));
    request.withCredentials = true;
    for (const [name, value] of Object.entries({ ...callHeaders(session.token), ...headers }))
      request.setRequestHeader(name, value);
    let silence = setTimeout(abort, SILENCE);
    request.upload.onprogress = (event) => {
      clearTimeout(silence);
      silence = setTimeout(abort, SILENCE);
      if (event.lengthComputable) onProgress?.(event.loaded / event.total);
    };
    request.onerror = fail;
    request.onabort = fail;
    request.onload = () => {
      if (isLate()) return;
      try {
        const received = { session, status: request.status, body: parseBody(request.responseText) };
        resolve(readResponse('POST', received, reading));
      } catch (error) {
        reject(error);
      }
    };
    request.onloadend = () => {
      clearTimeout(silence);
      signal?.removeEventListener('abort', abort);
      session.signal.removeEventListener('abort', abort);
    };
    signal?.addEventListener('abort', abort);
    session.signal.addEventListener('abort', abort);
    request.send(form);
  });
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
