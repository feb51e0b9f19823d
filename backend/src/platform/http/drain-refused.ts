import type { FastifyInstance } from 'fastify';

/** Of a body that was refused, so much is read and dropped; whoever sends more is cut off. */
const MAX_DRAIN = 32 * 1024 * 1024;
const MAX_MS = 10_000;

/**
 * Reads on, for a while, what comes of a body that is too large. Closing the connection at once loses the answer: the
 * sender, or the gateway before us, finds a broken pipe instead of the 413.
 */
export function drainRefusedBodies(app: Pick<FastifyInstance, 'addHook'>): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const { raw } = request;
    if (reply.statusCode === 413 && !raw.readableEnded) {
      reply.header('connection', 'keep-alive');
      let left = MAX_DRAIN;
      const end = () => raw.destroy();
      const timer = setTimeout(end, MAX_MS).unref();
      raw.on('data', (chunk: Buffer) => {
        left -= chunk.length;
        if (left < 0) end();
      });
      raw.once('close', () => clearTimeout(timer));
      raw.resume();
    }
    done(null, payload);
  });
}
