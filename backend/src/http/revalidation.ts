import etag from '@fastify/etag';
import type { App } from './app-type.ts';

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
  await app.register(etag);
}
