import type { FastifyInstance } from 'fastify';

/**
 * From the moment that the process is asked to end every answer closes its connection: the next request goes to
 * another process, instead of into a connection that is about to break.
 */
export function leaveConnections(app: Pick<FastifyInstance, 'addHook'>, stopping: AbortSignal): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (stopping.aborted) reply.header('connection', 'close');
    done(null, payload);
  });
}
