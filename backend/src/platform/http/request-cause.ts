import type { FastifyInstance } from 'fastify';
import { cause } from '../log.ts';
import { withActor } from '../notifications/acting.ts';

/** Lets every line that is logged on account of a request, also by the jobs that it asks for, name the request, and what it makes happen name who did it. */
export function registerRequestCause(app: Pick<FastifyInstance, 'addHook'>): void {
  app.addHook('onRequest', (request, _reply, done) => cause.run({ reqId: request.id }, () => withActor(done)));
}
