import { hash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import { LRUCache } from 'lru-cache';
import type { Config } from '../../platform/config.ts';
import { atMost } from '../../platform/limits/at-most.ts';
import { addressOf } from '../stats/visit.ts';

/** Views that are remembered, and for how long. Milliseconds. */
const MOST = 50_000;
const KEPT = 60_000;

const viewOf = (pageId: string, address: string, agent: string): string =>
  hash('sha1', `${pageId} ${address} ${agent}`, 'base64');

/**
 * When visitors were last given a page with a form, as far as this process gave it to them: in memory, for a minute. A stamp
 * in the page itself would have to be another one for every visit, and pages are the same bytes for everybody.
 */
export class RecentViews {
  readonly #views = new LRUCache<string, number>({ ...atMost(MOST), ttl: KEPT });

  readonly #isTrusted;

  constructor({ trustedProxies }: Pick<Config, 'trustedProxies'>) {
    this.#isTrusted = trustedProxies.length > 0 ? proxyAddr.compile([...trustedProxies]) : undefined;
  }

  note(pageId: string, { headers, socket }: IncomingMessage): void {
    const forwarded = String(headers['x-forwarded-for'] ?? '');
    const address = addressOf({ peer: socket.remoteAddress ?? '', forwarded }, this.#isTrusted);
    this.#views.set(viewOf(pageId, address, headers['user-agent'] ?? ''), Date.now());
  }

  /** Milliseconds since then; undefined where it is not known. */
  age(pageId: string, address: string, agent: string): number | undefined {
    const at = this.#views.get(viewOf(pageId, address, agent));
    return at === undefined ? undefined : Date.now() - at;
  }
}
