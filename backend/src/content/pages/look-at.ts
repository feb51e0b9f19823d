import type { FastifyReply } from 'fastify';
import { lookAtPolicy } from './look-at-policy.ts';

/** Sends a page to look at on the dashboard's origin. `formAction` is the only address that its forms reach; none where left out. */
export function sendToLookAt(reply: FastifyReply, status: number, markup: string, formAction = '') {
  return reply
    .code(status)
    .headers({
      'content-security-policy': lookAtPolicy(formAction),
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    })
    .type('text/html; charset=utf-8')
    .send(markup);
}
