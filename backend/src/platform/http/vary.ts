import type { FastifyReply } from 'fastify';

/** Names a request header that the answer depends on, beside those that are named already. */
export function varyOn(reply: FastifyReply, name: string): FastifyReply {
  const named = reply.getHeader('vary');
  return reply.header('vary', named ? `${String(named)}, ${name}` : name);
}
