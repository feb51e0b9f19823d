import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ConsentAnswer, consentCookie, isOwnAnswer } from '../code/consent.ts';
import type { Route } from '../routes/route.ts';
import { plainPage } from './plain-page.ts';

/** Keeps what a visitor answers, and leads back to the page as it was called up. */
export function answerConsent(request: FastifyRequest, reply: FastifyReply, route: Route, answer: ConsentAnswer) {
  reply.header('cache-control', 'no-store');
  if (!isOwnAnswer(request.headers)) {
    return reply
      .code(403)
      .type('text/html; charset=utf-8')
      .send(plainPage('This was sent from elsewhere', 'Please answer on the page itself.'));
  }
  // The code may be gone since the page was shown: then nothing is to be kept.
  if (route.code?.asks) reply.header('set-cookie', consentCookie(answer, request.protocol === 'https'));
  const query = request.url.indexOf('?');
  return reply.redirect(`${encodeURI(route.path)}${query < 0 ? '' : request.url.slice(query)}`, 303);
}
