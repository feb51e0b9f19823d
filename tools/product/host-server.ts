import { randomUUID } from 'node:crypto';
import type { RequestListener, ServerResponse } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import { createProxyServer } from 'httpxy';
import { configAnswer } from './config-answer.ts';
import { COMMON_HEADERS, isPage, pageHeaders, pageSources } from './security-headers.ts';
import { type ProductSettings, portOf, runtimeConfig } from './settings.ts';
import { notFound, staticFiles } from './static-server.ts';

function unavailable(response: ServerResponse): void {
  if (response.headersSent) return void response.destroy();
  response.writeHead(503, { 'Content-Type': 'application/json', 'Retry-After': '5' });
  response.end(
    JSON.stringify({
      message: 'The service is not available right now. Please try again in a moment.',
      code: 'unavailable',
      request_id: randomUUID(),
    }),
  );
}

/**
 * True for the calls that only our own machines may make, however they are spelled. What cannot be decoded counts too:
 * nobody knows how the backend would read it.
 */
function isInternal(path: string): boolean {
  try {
    const { pathname } = new URL(
      decodeURIComponent(path)
        .replaceAll('\\', '/')
        .replace(/\/{2,}/g, '/'),
      'http://gateway',
    );
    return /^\/v1\/internal(?:\/|$)/i.test(pathname);
  } catch {
    return true;
  }
}

/** Where programs learn how the API is opened (RFC 9728). */
const RESOURCE_METADATA = '/.well-known/oauth-protected-resource';

/** The dashboard's origin: the host's files, `config.json`, and `/v1/*` passed on to the backend. */
export function hostServer(settings: ProductSettings, directory: string): RequestListener {
  const headers = (pathname: string) =>
    isPage(pathname) ? pageHeaders(directory, pageSources(runtimeConfig(settings))) : COMMON_HEADERS;
  const files = staticFiles(directory, { headers, fallback: true });
  const config = configAnswer(() => runtimeConfig(settings));
  const proxy = createProxyServer({ target: `http://127.0.0.1:${portOf(settings, 'backend')}` });
  proxy.on('error', (_error, _request, response) => unavailable(response as ServerResponse));
  const isTrusted = proxyAddr.compile([...(settings.trustedProxies ?? [])]);
  return (request, response) => {
    const path = request.url?.split('?')[0] ?? '/';
    if (path.startsWith('/v1/') || path.startsWith(RESOURCE_METADATA)) {
      if (isInternal(path)) return notFound(request, response);
      // What the client claims about itself is replaced, never passed on; a trusted proxy's word is taken.
      request.headers['x-forwarded-for'] = proxyAddr(request, isTrusted);
      request.headers['x-forwarded-host'] = request.headers.host;
      request.headers['x-forwarded-proto'] = 'http';
      return void proxy.web(request, response).catch(() => unavailable(response));
    }
    if (path === '/config.json') return config(request, response);
    files(request, response, () => notFound(request, response));
  };
}
