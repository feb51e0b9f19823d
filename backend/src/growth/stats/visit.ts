import type { IncomingMessage } from 'node:http';
import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';
import type { Route } from '../../delivery/routes/route.ts';
import { atMost } from '../../platform/limits/at-most.ts';

export type Trust = (address: string, hop: number) => boolean;

/** What a request tells of a visit, as texts. The address stays in memory, for a second at most. */
export interface Visit {
  siteId: string;
  pageId: string;
  variant: string;
  host: string;
  /** With its question mark; empty without one. */
  query: string;
  referrer: string;
  agent: string;
  /** Who sent the request, and whom its proxies name. */
  peer: string;
  forwarded: string;
  isPrefetch: boolean;
  /** Global Privacy Control or Do Not Track. */
  isPrivate: boolean;
}

const text = (header: string | string[] | undefined): string => (header === undefined ? '' : String(header));

/** Browsers say in one of three ways that they fetch a page ahead of a click. */
export const prefetches = ({ 'sec-purpose': secPurpose, purpose, 'x-moz': moz }: IncomingMessage['headers']): boolean =>
  (secPurpose !== undefined || purpose !== undefined || moz !== undefined) &&
  `${text(secPurpose)} ${text(purpose)} ${text(moz)}`.toLowerCase().includes('prefetch');

/** Reads a request without deciding anything: it is on the way of every answer. */
export function readVisit(
  { siteId, pageId }: Pick<Route, 'siteId' | 'pageId'>,
  { headers, url = '', socket }: IncomingMessage,
  variant: string,
): Visit {
  const question = url.indexOf('?');
  return {
    siteId,
    pageId,
    variant,
    host: text(headers['x-forwarded-host'] ?? headers.host),
    query: question < 0 ? '' : url.slice(question),
    referrer: headers.referer ?? '',
    agent: headers['user-agent'] ?? '',
    peer: socket.remoteAddress ?? '',
    forwarded: text(headers['x-forwarded-for']),
    isPrefetch: prefetches(headers),
    isPrivate: headers['sec-gpc'] === '1' || headers.dnt === '1',
  };
}

/** The same for visits that are counted alike: no header holds a line's end. */
export const keyOf = (visit: Visit): string =>
  `${visit.pageId}\n${visit.variant}\n${visit.peer}\n${visit.forwarded}\n${visit.agent}\n${visit.referrer}\n${visit.query}\n${visit.host}\n${visit.isPrefetch ? 'p' : ''}${visit.isPrivate ? 'q' : ''}`;

/** User agents that are remembered: those of browsers are few. */
const MOST_AGENTS = 2_000;
const bots = new LRUCache<string, boolean>(atMost(MOST_AGENTS));

function isBot(agent: string): boolean {
  const known = bots.get(agent);
  if (known !== undefined) return known;
  const answer = isbot(agent);
  bots.set(agent, answer);
  return answer;
}

/** Programs that say so come first: a bot that prefetches is a bot. */
export function kindOf({ agent, isPrefetch }: Pick<Visit, 'agent' | 'isPrefetch'>): 'bot' | 'prefetch' | 'view' {
  if (isBot(agent)) return 'bot';
  return isPrefetch ? 'prefetch' : 'view';
}

const MAPPED = '::ffff:';

/** The visitor's address: behind proxies that are trusted, the one that they name. */
export function addressOf(
  { peer, forwarded }: Pick<Visit, 'peer' | 'forwarded'>,
  isTrusted: Trust | undefined,
): string {
  const chain = isTrusted && forwarded ? [peer, ...forwarded.split(',').reverse()] : [peer];
  const addresses = chain.map((address) => address.trim());
  const address = addresses.find((one, hop) => !isTrusted?.(one, hop)) ?? addresses.at(-1) ?? '';
  return address.startsWith(MAPPED) ? address.slice(MAPPED.length) : address;
}
