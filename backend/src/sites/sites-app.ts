import fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import type { Context } from '../context.ts';
import { SITE_ASSETS } from '../pages/publish.ts';
import { acceptedEncoding } from './compressed.ts';
import { sendOwnAsset } from './own-assets.ts';
import { plainPage } from './plain-page.ts';
import { publishedLookup } from './published.ts';
import { siteHost } from './site-host.ts';

const HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data: https: http:; media-src 'self' https: http:; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'cross-origin-opener-policy': 'same-origin',
};

/** One plain path for every spelling: without query, without a slash at the end; null where it cannot be decoded. */
function pathOf(url: string): string | null {
  try {
    const path = decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '/');
    return path.replace(/\/+$/, '') || '/';
  } catch {
    return null;
  }
}

const isKnown = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*') === true;

function notFound(reply: FastifyReply) {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(plainPage('Page not found', 'There is no page at this address.'));
}

/**
 * Published pages by Host and path, on an origin of their own: no cookies, no scripts.
 * Every answer is checked against the database, so what was deleted or switched off is gone at once.
 */
export async function buildSitesApp(context: Context): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: context.log,
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    forceCloseConnections: 'idle',
    trustProxy: context.config.trustedProxies.length > 0 ? context.config.trustedProxies : false,
    frameworkErrors: (_error, _request, reply) => notFound(reply),
  });
  const lookUp = publishedLookup(context);

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return reply.code(405).headers({ allow: 'GET, HEAD' }).type('text/plain').send('Method not allowed.');
    }
  });
  app.setNotFoundHandler((_request, reply) => notFound(reply));
  app.setErrorHandler((error, request, reply) => {
    request.log.error(
      { err: error, host: request.headers.host, url: request.url },
      'A published page could not be served',
    );
    return reply
      .code(503)
      .headers({ 'cache-control': 'no-store', 'retry-after': '5' })
      .type('text/html; charset=utf-8')
      .send(plainPage('Back in a moment', 'This page cannot be shown right now. Please try again shortly.'));
  });

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    exposeHeadRoute: false,
    async handler(request, reply) {
      const path = pathOf(request.url);
      if (path === null) return notFound(reply);
      if (path.startsWith(SITE_ASSETS) && sendOwnAsset(path.slice(SITE_ASSETS.length), reply)) return reply;
      const page = await lookUp(siteHost(request.host, context.config.sitesDomain), path);
      if (!page) return notFound(reply);
      const encoding = acceptedEncoding(request.headers['accept-encoding']);
      // The bytes differ by encoding, so their tags do too.
      const etag = `"${page.etag}${encoding === 'identity' ? '' : `-${encoding}`}"`;
      reply.headers({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding' });
      if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      const body = page.encodings[encoding];
      reply.type('text/html; charset=utf-8').header('content-length', body.length);
      return request.method === 'HEAD' ? reply.send() : reply.send(body);
    },
  });
  return app;
}
