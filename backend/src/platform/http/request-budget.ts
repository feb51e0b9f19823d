import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { AppError } from '../errors.ts';
import { atMost } from '../limits/at-most.ts';
import type { App } from './app-type.ts';
import { placeOf } from './place-of.ts';

interface Balance {
  points: number;
  /** Milliseconds since the epoch. */
  at: number;
}

/** Callers that are remembered; those that were not heard of for longest go first. */
const MOST_CALLERS = 50_000;

/** Points by caller: each has so many to begin with and never more, and regains some every second. */
export class Budget {
  readonly #balances = new LRUCache<string, Balance>(atMost(MOST_CALLERS));
  readonly #most: number;
  readonly #perSecond: number;

  constructor(most: number, perSecond: number) {
    this.#most = most;
    this.#perSecond = perSecond;
  }

  /** Whoever has any point left may spend more than that. @throws AppError too_many_requests, when none is left */
  spend(caller: string, points: number, now = Date.now()): void {
    const { points: before, at } = this.#balances.get(caller) ?? { points: this.#most, at: now };
    const left = Math.min(this.#most, before + (Math.max(0, now - at) / 1000) * this.#perSecond);
    const isAllowed = left >= 1;
    this.#balances.set(caller, { points: isAllowed ? left - points : left, at: now });
    if (!isAllowed) throw new AppError('too_many_requests', { retryAfter: (1 - left) / this.#perSecond });
  }
}

/** Seconds of regaining that make up what a caller has to begin with. */
const BURST = 40;
/** People behind one address. */
const PER_PLACE = 4;
const WRITE = 5;
/** Bytes to a point: JSON is parsed and worked on, an upload is streamed. */
const JSON_BYTES = 20_000;
const UPLOAD_BYTES = 500_000;
/** What a body that does not say its length counts as. Bytes. */
const UNSAID = 1_000_000;

/** Stored files and our own assets are cheap, bounded elsewhere, and many on one screen; health is for machines. */
const FREE = /^\/v1\/(?:files|health|editor\/assets|templates|docs)\//;

/** What a request costs. */
export function costOf({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): number {
  if (method === 'GET' || method === 'HEAD') return 1;
  const bytes = headers['transfer-encoding'] ? UNSAID : Number(headers['content-length'] ?? 0);
  const isUpload = headers['content-type']?.startsWith('multipart/') === true;
  return WRITE + Math.floor(bytes / (isUpload ? UPLOAD_BYTES : JSON_BYTES));
}

/**
 * Bounds what one account, and everybody behind one address, may ask for: reading costs a point, writing five, and
 * bodies by their size. Enough for a person in a hurry, too little for a loop to slow down others.
 * @param perSecond what an account regains; null switches the budget off
 * @param accountOf the account that a request was made for, where it needs one
 */
export function registerRequestBudget(
  app: App,
  perSecond: number | null,
  accountOf: (request: FastifyRequest) => string | undefined,
): void {
  if (perSecond === null) return;
  const accounts = new Budget(perSecond * BURST, perSecond);
  const places = new Budget(perSecond * BURST * PER_PLACE, perSecond * PER_PLACE);
  app.addHook('onRequest', async (request) => {
    if (!FREE.test(request.url)) places.spend(placeOf(request.ip), costOf(request));
  });
  // After the route found out who is calling, and before the body is read.
  app.addHook('preParsing', async (request) => {
    const account = accountOf(request);
    if (account) accounts.spend(account, costOf(request));
  });
}
