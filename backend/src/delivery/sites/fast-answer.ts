import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Config } from '../../platform/config.ts';
import { CONNECTIONS_CHECKING_INTERVAL } from '../../platform/http/limit-connections.ts';
import { acceptedEncoding, type Encoding } from '../artefacts/encodings.ts';
import { FILE_PARAMETER } from '../forms/file-path.ts';
import type { Route } from '../routes/route.ts';
import type { CachingOf } from './caching.ts';
import { contentPolicy, POLICY_HEADER } from './content-policy.ts';
import type { PublishedLookup, Served } from './published.ts';
import { siteHost } from './site-host.ts';

/** Milliseconds; longer than a proxy before us keeps its connections, so that it is the one who ends them. */
const KEEP_ALIVE = 72_000;

/** Accept-Encoding headers that browsers send are few: what each means is kept, up to this many. */
const MOST_HEADERS = 500;

/** The tag of a file in one encoding: the bytes differ, so the tags do too. */
export const tagOf = (etag: string, encoding: Encoding): string =>
  `"${etag}${encoding === 'identity' ? '' : `-${encoding}`}"`;

/**
 * Returns a server that answers what is in memory before the application is asked: the same bytes and headers, at a
 * fraction of the work. Anything unusual (another method, a forwarded host that counts, an unknown tag) is the application's.
 */
export function fastServer(
  { remembered }: Pick<PublishedLookup, 'remembered'>,
  headers: Readonly<Record<string, string>>,
  caching: CachingOf,
  { sitesDomain, sitesForwardedHost }: Pick<Config, 'sitesDomain' | 'sitesForwardedHost'>,
  stopping: AbortSignal,
  onAnswer: (route: Route, request: IncomingMessage) => void,
): (application: RequestListener) => Server {
  const encodings = new Map<string, Encoding>();
  const prepared = new WeakMap<Route, Partial<Record<Encoding, string[]>>>();

  function encodingFor(accepted: string): Encoding {
    const known = encodings.get(accepted);
    if (known) return known;
    if (encodings.size >= MOST_HEADERS) encodings.clear();
    const encoding = acceptedEncoding(accepted);
    encodings.set(accepted, encoding);
    return encoding;
  }

  function headersOf({ route, encoding, body }: Served): string[] {
    const known = prepared.get(route) ?? {};
    const own = known[encoding] ?? [
      ...Object.entries({ ...headers, [POLICY_HEADER]: contentPolicy(route) }).flat(),
      ...['etag', tagOf(route.etag, encoding), ...Object.entries(caching(route)).flat(), 'vary', 'accept-encoding'],
      ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
      ...['content-type', route.contentType, 'content-length', String(body.length)],
    ];
    prepared.set(route, { ...known, [encoding]: own });
    return own;
  }

  /** False where the application has to answer. */
  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '', headers: sent } = request;
    const { host } = sent;
    if (stopping.aborted || method !== 'GET' || !host || sent['if-none-match'] !== undefined) return false;
    if (sitesForwardedHost && (sent['x-forwarded-host'] ?? host) !== host) return false;
    const query = url.indexOf('?');
    if (query >= 0 && url.includes(`${FILE_PARAMETER}=`, query)) return false;
    const encoding = encodingFor(String(sent['accept-encoding'] ?? ''));
    const served = remembered(siteHost(host, sitesDomain), query < 0 ? url : url.slice(0, query), encoding);
    // Of a page under experiment, or with code, the application chooses what is shown.
    if (!served || served.route.location || served.route.experiment || served.route.code) return false;
    response.writeHead(served.route.status, headersOf(served)).end(served.body);
    onAnswer(served.route, request);
    return true;
  }

  return (application) =>
    createServer(
      { keepAliveTimeout: KEEP_ALIVE, connectionsCheckingInterval: CONNECTIONS_CHECKING_INTERVAL },
      (request, response) => {
        if (!answer(request, response)) application(request, response);
      },
    );
}
