import { hash } from 'node:crypto';
import etag from '@fastify/etag';
import type { App } from './app-type.ts';

/** About the body, which a 304 has none of: the browser keeps what the first answer said. */
const KEPT_BY_THE_BROWSER = [
  'content-security-policy',
  'content-type',
  'cross-origin-opener-policy',
  'referrer-policy',
  'x-content-type-options',
];

/**
 * Lets a browser that asks again keep what it has: every answer carries an `etag`, and one that did not change is 304
 * without a body. A reload and every poll of a list cost some hundred bytes. Nothing is ever shown without asking, and
 * no shared cache may keep it; routes that say `no-store` keep saying it.
 */
export async function registerRevalidation(app: App): Promise<void> {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.method === 'GET' && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'private, no-cache');
    done(null, payload);
  });
  // In one call, which takes half as long as the plugin's own.
  await app.register(etag, { hashFn: (payload: string | Buffer) => hash('sha1', payload, 'base64') });
  app.addHook('onSend', (_, reply, payload, done) => {
    if (reply.statusCode === 304) for (const name of KEPT_BY_THE_BROWSER) reply.removeHeader(name);
    done(null, payload);
  });
}
