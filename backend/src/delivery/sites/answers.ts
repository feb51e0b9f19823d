import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Encoding } from '../artefacts/encodings.ts';
import { tagOf } from './fast-answer.ts';
import { plainPage } from './plain-page.ts';
import type { Served } from './published.ts';

interface Sent {
  etag: string;
  encoding: Encoding;
  body: Uint8Array;
  contentType: string;
  /** What the answer depends on beside the encoding. */
  vary?: string;
}

const isKnown = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*') === true;

/** Answers with what was found, or that nothing has changed. */
export function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag: tag, encoding, body, contentType, vary }: Sent,
) {
  const etag = tagOf(tag, encoding);
  reply.headers({ etag, vary: vary ? `accept-encoding, ${vary}` : 'accept-encoding' });
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  reply.type(contentType).header('content-length', body.length);
  return request.method === 'HEAD' ? reply.send() : reply.send(body);
}

/** The address, with what the asked one says after its path: what a campaign wrote there gets to the page. */
function withQueryOf(url: string, location: string): string {
  const query = url.indexOf('?');
  return query < 0 ? location : `${location}${url.slice(query)}`;
}

/** Answers with a published page, or leads to another address. `vary`: what of the visitor decides, beside the encoding. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, { route, encoding, body }: Served, vary = '') {
  const { status, location, etag, contentType } = route;
  reply.code(status);
  if (location) return reply.header('location', withQueryOf(request.url, location)).send();
  return send(request, reply, { etag, encoding, body, contentType, vary });
}

/** There is nothing at this address. */
export function notFound(reply: FastifyReply) {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(plainPage('Page not found', 'There is no page at this address.'));
}

/** Nothing can be sent to this address. */
export function notAllowed(reply: FastifyReply) {
  return reply.code(405).headers({ allow: 'GET, HEAD' }).type('text/plain').send('Method not allowed.');
}
