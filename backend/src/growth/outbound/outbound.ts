import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Config } from '../../platform/config.ts';
import { addressRules } from './address-rules.ts';
import { assertAddress, hostOf, portOf } from './assert-address.ts';
import { createResolve, type Resolve } from './resolve.ts';

/** Milliseconds that everything has together: finding the name, connecting, sending, and the whole answer. */
const DEADLINE = 15_000;

/** Bytes of an answer that are read, unless more are asked for. */
const KEPT = 2_048;

/** Why nobody answered, in words that its owner may read. */
export class OutboundError extends Error {
  override name = 'OutboundError';
}

export interface OutboundAnswer {
  status: number;
  headers: IncomingMessage['headers'];
  /** The beginning: 2 KB unless more were asked for. */
  text: string;
}

export interface OutboundRequest {
  method: string;
  /** Empty: there is no body. */
  body?: string;
  headers: Record<string, string>;
  /** Bytes of the answer that are read. */
  kept?: number;
}

export interface Outbound {
  /** Reads an address that a customer names. @throws AppError invalid */
  assertAddress: (text: string) => URL;
  /** The same as `post` with any method. */
  send: (address: string, request: OutboundRequest, signal?: AbortSignal) => Promise<OutboundAnswer>;
  /**
   * Sends a text and reads the beginning of the answer, whatever its status; redirects are not followed.
   * @throws OutboundError where there is no answer, or the address may not be reached
   */
  post: (
    address: string,
    body: string,
    headers: Record<string, string>,
    signal?: AbortSignal,
  ) => Promise<OutboundAnswer>;
}

const WORDS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'The connection was refused.',
  ECONNRESET: 'The connection was closed before an answer came.',
  EPIPE: 'The connection was closed before an answer came.',
  EHOSTUNREACH: 'The address cannot be reached.',
  ENETUNREACH: 'The address cannot be reached.',
  ETIMEDOUT: 'The connection could not be made in time.',
  HPE_INVALID_CONSTANT: 'The answer is not HTTP.',
};

function inWords(error: unknown): OutboundError {
  if (error instanceof OutboundError) return error;
  for (let cause = error; cause instanceof Error; cause = cause.cause ?? (cause as AggregateError).errors?.[0]) {
    if (cause instanceof OutboundError) return cause;
    const { code = '' } = cause as NodeJS.ErrnoException;
    const words = WORDS[code] ?? (code.startsWith('HPE_') ? WORDS.HPE_INVALID_CONSTANT : undefined);
    if (words) return new OutboundError(words);
    if (/CERT|SSL|TLS/.test(code)) return new OutboundError(`The certificate is not accepted (${code}).`);
  }
  return new OutboundError('No answer came.');
}

/** The one way to what customers name: each address is looked at when it is connected to. */
export function createOutbound(
  config: Config,
  { resolve = createResolve(config.dnsServers), deadline = DEADLINE }: { resolve?: Resolve; deadline?: number } = {},
): Outbound {
  const rules = addressRules(config);

  const lookupFor = (port: number): LookupFunction => {
    const find = async (name: string) => {
      const found = await resolve(name);
      if (found.length === 0) throw new OutboundError('There is no such name.');
      for (const { address } of found) {
        const refusal = rules.refusal(address, port);
        if (refusal) throw new OutboundError(refusal);
      }
      return found;
    };
    return (name, { all }, done) => {
      find(name).then(
        (found) => (all ? done(null, found) : done(null, found[0]?.address ?? '', found[0]?.family)),
        (error) => done(error, ''),
      );
    };
  };

  const outbound: Outbound = {
    assertAddress: (text) => assertAddress(text, config, rules),

    post: (address, body, headers, signal) => outbound.send(address, { method: 'POST', body, headers }, signal),

    async send(address, request, signal) {
      const url = new URL(address);
      const [host, port] = [hostOf(url), portOf(url)];
      // A number is looked up by nobody.
      const refusal = isIP(host) ? rules.refusal(host, port) : null;
      if (refusal) throw new OutboundError(refusal);
      const late = AbortSignal.timeout(deadline);
      const ended = signal ? AbortSignal.any([late, signal]) : late;
      try {
        return await exchange(url, request, { lookup: lookupFor(port), signal: ended });
      } catch (error) {
        if (late.aborted) throw new OutboundError(`No complete answer came within ${deadline / 1000} seconds.`);
        if (signal?.aborted) throw error;
        throw inWords(error);
      }
    },
  };
  return outbound;
}

function exchange(
  url: URL,
  { method, body = '', headers, kept = KEPT }: OutboundRequest,
  options: { lookup: LookupFunction; signal: AbortSignal },
): Promise<OutboundAnswer> {
  const bytes = Buffer.from(body);
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      ...options,
      method,
      agent: false,
      headers: {
        ...headers,
        ...((bytes.length > 0 || method !== 'GET') && { 'content-length': bytes.length }),
        'accept-encoding': 'identity',
      },
    });
    request.once('error', reject);
    request.once('close', () => reject(new OutboundError('The connection was closed before an answer came.')));
    request.once('response', (answer) => {
      const { statusCode: status = 0, headers } = answer;
      readBeginning(answer, kept).then((text) => resolve({ status, headers, text }), reject);
    });
    request.end(bytes);
  });
}

async function readBeginning(answer: IncomingMessage, kept: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= kept) break;
  }
  // Cut in the middle of a letter, it ends with a mark; the database stores every text but those with NUL.
  return Buffer.concat(chunks)
    .subarray(0, kept)
    .toString()
    .replace(/\ufffd$/, '')
    .replaceAll('\0', '');
}
