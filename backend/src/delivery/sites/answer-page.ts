import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CodedPages } from '../code/coded-pages.ts';
import { type CodeState, codeStateOf, comesFromItself, hasCode } from '../code/consent.ts';
import type { Route } from '../routes/route.ts';
import { sendPage } from './answers.ts';
import { type CachingOf, UNDER_CONSENT, UNDER_EXPERIMENT } from './caching.ts';
import { type Choice, variantCookie } from './choose-variant.ts';
import { codePolicy, contentPolicy, POLICY_HEADER } from './content-policy.ts';
import type { Served } from './published.ts';

/** What of a visitor decides what is answered. */
const BY_CONSENT = 'cookie, sec-gpc, dnt';

interface PageAnswer {
  codedPages: CodedPages;
  caching: CachingOf;
  countVisit: (route: Route, request: IncomingMessage, choice: Choice | null) => void;
}

interface Answered {
  served: Served;
  choice: Choice | null;
  /** What becomes of the document for this visitor alone. */
  finish?: ((document: string) => string) | null;
}

const stateOf = ({ route }: Served, request: FastifyRequest): CodeState | null =>
  route.code && !route.location ? codeStateOf(route.code, request.headers, request.protocol === 'https') : null;

/** Answers with a published page: as its site's code and this visitor's consent have it. */
export async function answerPage(
  { codedPages, caching, countVisit }: PageAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
  { served, choice, finish = null }: Answered,
) {
  const { route } = served;
  const asks = route.code?.asks === true;
  const isVisit = request.method === 'GET' && !(asks && comesFromItself(request.headers, request.url));
  if (isVisit) countVisit(route, request.raw, choice);
  if (choice?.isNew) reply.header('set-cookie', variantCookie(choice, route.path, request.protocol === 'https'));

  const state = stateOf(served, request);
  const coded = state && state !== 'private' ? await codedPages.find(served, state) : null;
  const policy = coded && state && hasCode(state) ? codePolicy(route) : contentPolicy(route);
  reply
    .headers(route.experiment ? UNDER_EXPERIMENT : asks ? UNDER_CONSENT : caching(route))
    .header(POLICY_HEADER, policy);
  // Whoever gets a page without the code that belongs into it asks again.
  if (state && state !== 'private' && !coded)
    reply.header('cache-control', 'no-store').removeHeader('cdn-cache-control');
  const shown = coded ?? served;
  if (finish && !route.location)
    return reply
      .headers({ 'cache-control': 'no-store' })
      .removeHeader('cdn-cache-control')
      .code(route.status)
      .type(route.contentType)
      .send(finish(shown.body.toString()));
  return sendPage(request, reply, shown, asks ? BY_CONSENT : route.experiment ? 'cookie' : '');
}
