import * as v from 'valibot';
import {
  type BodyOf,
  type Endpoint,
  type FormOf,
  type ParamsOf,
  pathOf,
  type QueryOf,
  type ResponseOf,
} from '../contracts/endpoints/endpoint.ts';
import { getToken } from '../session/token.ts';
import { peekEarly } from './early-reads.ts';
import { callHeaders, exchangeFile, exchangeJson, parseBody } from './exchange.ts';
import { type UploadOptions, uploadForm } from './upload.ts';

type Part<Name extends string, T> = [T] extends [undefined]
  ? { [N in Name]?: undefined }
  : undefined extends T
    ? { [N in Name]?: T }
    : object extends T
      ? { [N in Name]?: T }
      : { [N in Name]: T };

/** What a call is about: each part that its endpoint declares, optional where all of it is. */
export type RequestOf<E extends Endpoint> = (keyof ParamsOf<E> extends never
  ? { params?: undefined }
  : { params: ParamsOf<E> }) &
  Part<'query', QueryOf<E>> &
  Part<'body', BodyOf<E>> &
  (E extends { form: v.GenericSchema } ? { form: FormOf<E> } : { form?: undefined });

type SendOptions = Pick<UploadOptions, 'signal' | 'headers' | 'onProgress'>;

/** A request, which may be left out where its endpoint asks for nothing. */
export type RequestArgs<E extends Endpoint, Options = object> =
  object extends RequestOf<E> ? [request?: RequestOf<E> & Options] : [request: RequestOf<E> & Options];

/** A request of whichever endpoint. */
export interface AnyRequest extends SendOptions {
  params?: Record<string, string>;
  query?: unknown;
  body?: unknown;
  form?: Record<string, unknown>;
}

/** A request's path with its query, sorted by name: one text for the same request, in whichever order it is written. */
export function addressOf(endpoint: Endpoint, { params = {}, query }: AnyRequest): string {
  const path = (endpoint.origin ?? '') + pathOf(endpoint, params);
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) if (value !== undefined) search.set(name, String(value));
  search.sort();
  return search.size > 0 ? `${path}?${search}` : path;
}

function formData({ file, fileName, ...fields }: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, String(value));
  if (fileName) form.append('file', file as Blob, String(fileName));
  else form.append('file', file as Blob);
  return form;
}

const readingOf = ({ responses, accepts, bodyOptional }: Endpoint) => ({
  schema: Object.values(responses)[0] ?? v.unknown(),
  expect: accepts,
  optional: bodyOptional,
});

/** GETs an address of the endpoint, as `addressOf` writes it. @throws ApiError */
export const readAddress = <E extends Endpoint>(endpoint: E, address: string): Promise<ResponseOf<E>> =>
  exchangeJson('GET', address, {}, readingOf(endpoint)) as Promise<ResponseOf<E>>;

/**
 * What the page's early script has read of an address already, the same object however often it is asked for, and when it
 * asked: milliseconds since the epoch. Undefined where it has not, or where it is not what the contract says.
 */
export function peekAddress<E extends Endpoint>(
  endpoint: E,
  address: string,
): { data: ResponseOf<E>; at: number } | undefined {
  const read = peekEarly(address, callHeaders(getToken()));
  if (!read) return undefined;
  if (read.data === undefined) {
    const parsed = v.safeParse(readingOf(endpoint).schema, parseBody(read.body));
    if (!parsed.success) return undefined;
    read.data = parsed.output;
  }
  return { data: read.data as ResponseOf<E>, at: read.at };
}

/** What the page's early script has read of a request already, parsed; undefined as with `peekAddress`. */
export const peekEndpoint = <E extends Endpoint>(endpoint: E, request: RequestOf<E>): ResponseOf<E> | undefined =>
  peekAddress(endpoint, addressOf(endpoint, request as AnyRequest))?.data;

/**
 * Makes a call and answers its parsed response: a file where the endpoint declares one. Where `onProgress` is told how
 * a multipart body travels, it is told by bytes. Never settles once the session that the call was sent in is over.
 * @throws ApiError
 */
export function send<E extends Endpoint>(endpoint: E, ...args: RequestArgs<E, SendOptions>): Promise<ResponseOf<E>>;
export function send(endpoint: Endpoint, request: AnyRequest = {}): Promise<unknown> {
  const { form, body: json, signal, headers, onProgress } = request;
  const { method, file } = endpoint;
  const address = addressOf(endpoint, request);
  const reading = readingOf(endpoint);
  const body = form && formData(form);
  if (body && onProgress) return uploadForm(address, body, reading, { onProgress, signal, headers });
  const options = { json, body, signal, headers };
  return file ? exchangeFile(method, address, options) : exchangeJson(method, address, options, reading);
}
