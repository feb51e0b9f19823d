import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';

/** How long the rest of a body that nobody waits for may still come. Milliseconds. */
const REST = 10_000;

/**
 * Bounds how long a body may take: whoever sends a byte now and then is answered 408 and cut off, and so is whoever
 * goes on sending for `rest` milliseconds after the answer. Uploads have a pace of their own (media/upload-pace.ts).
 */
export function limitBodyTime(app: Pick<FastifyInstance, 'addHook'>, milliseconds: number, rest = REST): void {
  app.addHook('preParsing', (request, reply, payload, done) => {
    const { headers } = request;
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined)
      return done(null, payload);
    if (headers['content-type']?.startsWith('multipart/')) return done(null, payload);
    // Whoever has left meanwhile sends no body.
    if (request.raw.destroyed || request.raw.readableEnded) return done(null, payload);
    const timer = setTimeout(() => {
      // A body that nobody reads, such as a GET's: an error that nobody hears would end the process.
      if (payload.listenerCount('error') === 0) return;
      reply.header('connection', 'close');
      payload.emit('error', new AppError('too_slow'));
    }, milliseconds).unref();
    const stop = () => clearTimeout(timer);
    payload.once('end', stop).once('close', stop);
    done(null, payload);
  });
  app.addHook('onResponse', ({ raw }, reply, done) => {
    // Its connection may serve other requests by then.
    const cut = () => raw.complete || raw.destroy();
    if (!raw.complete) setTimeout(cut, reply.statusCode === 408 ? 0 : rest).unref();
    done();
  });
}
