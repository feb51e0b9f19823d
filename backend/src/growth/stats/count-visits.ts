import { createHmac, hash, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import proxyAddr from '@fastify/proxy-addr';
import type { VisitCounter } from '../../delivery/sites/visit-counter.ts';
import type { Context } from '../../platform/context.ts';
import { messageOf } from '../../platform/log.ts';
import { dayOf, Salts } from './salts.ts';
import { type Batch, storeCounts } from './store-counts.ts';
import { NameLimit, Tally } from './tally.ts';
import { addressOf, keyOf, kindOf, readVisit, type Visit } from './visit.ts';
import { campaignOf, clientOf, sourceOf } from './visit-names.ts';

/** Every time zone's days and hours begin with a quarter of an hour in UTC. Milliseconds. */
const QUARTER = 15 * 60_000;

/** Milliseconds between two writes: what a process that is killed loses. */
const EVERY = 1_000;

/** Different visits that are looked at together: few enough to keep nobody waiting. */
const TOGETHER = 200;

/** Tries to store the last counts, and milliseconds between them. */
const LAST_TRIES = 10;
const LAST_PAUSE = 300;

/** Data that the database will never take. */
const isRefused = (error: unknown): boolean =>
  /^22/.test(String((error as { cause?: { code?: unknown } }).cause?.code ?? (error as { code?: unknown }).code ?? ''));

type Counting = Pick<Context, 'db' | 'config' | 'log'>;

class Counter implements VisitCounter {
  readonly #context: Counting;
  readonly #now: () => number;
  readonly #salts: Salts;
  readonly #names = new NameLimit();
  readonly #isTrusted;
  #visits = new Map<string, { visit: Visit; times: number }>();
  /** The quarter of an hour that the visits above fell into: from, and to. */
  #quarter = 0;
  #end = 0;
  #at = '';
  #day = '';
  #seenAt = '';
  #tally = new Tally();
  #waiting: Batch | undefined;
  #timer: NodeJS.Timeout | undefined;
  #storing: Promise<void> | undefined;
  #isFailing = false;

  constructor(context: Counting, now: () => number) {
    this.#context = context;
    this.#now = now;
    this.#salts = new Salts(context.db);
    const { trustedProxies } = context.config;
    this.#isTrusted = trustedProxies.length > 0 ? proxyAddr.compile([...trustedProxies]) : undefined;
  }

  async start(): Promise<void> {
    await this.#store();
    this.#timer = setInterval(() => void this.#store(), EVERY).unref();
  }

  count: VisitCounter['count'] = (route, request: IncomingMessage, variant = '') => {
    const now = this.#now();
    if (now >= this.#end || now < this.#quarter) {
      this.#addUp();
      this.#quarter = now - (now % QUARTER);
      this.#end = this.#quarter + QUARTER;
      this.#at = new Date(this.#quarter).toISOString();
      this.#day = dayOf(this.#quarter);
    }
    const visit = readVisit(route, request, variant);
    const key = keyOf(visit);
    const known = this.#visits.get(key);
    if (known) {
      known.times += 1;
      return;
    }
    this.#visits.set(key, { visit, times: 1 });
    if (this.#visits.size >= TOGETHER) this.#addUp();
  };

  async close(): Promise<void> {
    clearInterval(this.#timer);
    for (let tries = 1; tries <= LAST_TRIES; tries += 1) {
      await this.#store();
      if (!this.#waiting && this.#tally.isEmpty && this.#visits.size === 0) return;
      await pause(LAST_PAUSE);
    }
    this.#context.log.error('The last counts of visits could not be stored');
  }

  /** From here on nobody's address is known any more. */
  #addUp(): void {
    const visits = this.#visits;
    if (visits.size === 0) return;
    this.#visits = new Map();
    this.#seenAt = new Date(Math.min(this.#now(), this.#end - 1)).toISOString();
    for (const { visit, times } of visits.values()) {
      try {
        this.#addVisit(visit, times);
      } catch (error) {
        this.#context.log.error({ err: error }, 'A visit could not be counted');
      }
    }
  }

  #addVisit(visit: Visit, times: number): void {
    const { siteId, pageId, variant } = visit;
    const at = this.#at;
    const place = { project_id: siteId, at, page_id: pageId, variant, name: '' };
    const kind = kindOf(visit);
    if (kind !== 'view') {
      this.#tally.add({ ...place, kind }, times);
      return;
    }
    const rows = [
      { place: { ...place, kind: 'site' as const, page_id: '', variant: '' }, scope: '' },
      { place: { ...place, kind: 'page' as const, variant: '' }, scope: `\n${pageId}` },
      ...(variant ? [{ place: { ...place, kind: 'variant' as const }, scope: `\n${pageId}\n${variant}` }] : []),
    ];
    const indexes = rows.map((row) => this.#tally.add(row.place, times));
    const day = this.#day;
    const named = (kind: 'source' | 'campaign', name: string) => this.#names.nameFor(day, kind, pageId, name);
    this.#tally.add({ ...place, kind: 'source', name: named('source', sourceOf(visit)) }, times);
    const campaign = campaignOf(visit);
    if (campaign) this.#tally.add({ ...place, kind: 'campaign', name: named('campaign', campaign) }, times);
    const { device, browser } = clientOf(visit.agent);
    this.#tally.add({ ...place, kind: 'device', name: device }, times);
    this.#tally.add({ ...place, kind: 'browser', name: browser }, times);
    if (visit.isPrivate) return;
    const person = this.#hash(visit, day);
    for (const [index, { scope }] of rows.entries()) {
      const row = indexes[index];
      if (row === undefined) continue;
      const known = scope === '' ? person : hash('sha256', person + scope, 'base64');
      this.#tally.meet({
        row,
        day,
        hash: known.slice(0, 24),
        project_id: siteId,
        is_site: scope === '',
        seen_at: this.#seenAt,
      });
    }
  }

  #hash(visit: Visit, day: string): string {
    const address = addressOf(visit, this.#isTrusted);
    return createHmac('sha256', this.#salts.saltOf(day))
      .update(`${visit.siteId}\n${address}\n${visit.agent}`)
      .digest('base64');
  }

  /** Stores what was counted; what could not be stored waits for the next turn. */
  #store(): Promise<void> {
    this.#addUp();
    this.#storing ??= this.#write()
      .then(() => this.#succeed())
      .catch((error) => this.#fail(error))
      .finally(() => {
        this.#storing = undefined;
      });
    return this.#storing;
  }

  async #write(): Promise<void> {
    await this.#salts.prepare(this.#now());
    for (;;) {
      if (!this.#waiting && this.#tally.isEmpty) return;
      this.#waiting ??= this.#take();
      await storeCounts(this.#context.db, this.#waiting);
      this.#waiting = undefined;
    }
  }

  #take(): Batch {
    const batch = { id: randomUUID(), ...this.#tally.contents() };
    if (this.#tally.dropped > 0)
      this.#context.log.error({ dropped: this.#tally.dropped }, 'Counts of visits were dropped: too many waited');
    this.#tally = new Tally();
    return batch;
  }

  #succeed(): void {
    if (this.#isFailing) this.#context.log.info('Counts of visits are stored again');
    this.#isFailing = false;
  }

  #fail(error: unknown): void {
    if (isRefused(error)) this.#waiting = undefined;
    if (this.#isFailing && !isRefused(error)) return;
    this.#isFailing = true;
    // Its own words would repeat the whole batch.
    const reason = messageOf(error instanceof Error && error.cause ? error.cause : error);
    this.#context.log.error(`Counts of visits wait, they cannot be stored: ${reason}`);
  }
}

/**
 * Starts to count visits: in memory, stored every second, so that nobody waits for it. While the database is away the
 * counts wait in bounded memory.
 */
export async function countVisits(context: Counting, now: () => number = Date.now): Promise<VisitCounter> {
  const counter = new Counter(context, now);
  await counter.start();
  return counter;
}
