import { LRUCache } from 'lru-cache';
import type { Subscribe, Subscription } from '../../platform/db/notifications.ts';
import type { Answer, Route } from './route.ts';

/** What the triggers of the database notify: the id of a site of which a host or a route has changed. */
const CHANNEL = 'landfall_routes';

/**
 * Nothing counts as known for longer without a sign that changes are heard, in milliseconds: should a connection die without
 * a word, its silence is not taken for peace for long.
 */
const LONGEST = 2_000;
/** Nor for longer without a look, in milliseconds: for changes that nobody tells of. */
const OLDEST = 60_000;

/** The epoch of what does not count as known. */
const UNKNOWN = -1;

/** Bytes of the routes that are remembered, and what one takes with the headers of its answer, beside what varies. */
const MEMORY = 48 * 1024 * 1024;
const ENTRY = 1_600;

/** A route as it was found, and when: in milliseconds of a clock that is never set. */
interface Kept {
  route: Route;
  at: number;
  /** Rises whenever notifications may have been missed. */
  epoch: number;
  /** What was answered here before, for when the newer artefact cannot be read. */
  before: Route | undefined;
}

/** Whether two routes answer alike. */
const isSameRoute = (one: Route, other: Route): boolean =>
  one.key === other.key &&
  one.title === other.title &&
  one.formTargets === other.formTargets &&
  one.experiment === other.experiment &&
  one.code?.etag === other.code?.etag &&
  (other.variants.length === 0 || JSON.stringify(one.variants) === JSON.stringify(other.variants));

/** What an experiment adds to a route for each variant, in bytes, about. */
const VARIANT = 800;

const sizeOf = ({ title, formTargets, frameOrigins, variants }: Route): number =>
  ENTRY + title.length + 2 * (formTargets.length + frameOrigins.length) + VARIANT * variants.length;

/**
 * Remembers what is answered at addresses until the database tells of a change. Without word from it nothing counts as
 * known, but what was known last is kept for when nobody can be asked.
 */
export class RouteMemory {
  readonly #kept: LRUCache<string, Kept>;
  readonly #addresses = new Map<string, Set<string>>();
  readonly #onForget: () => void;
  readonly #now: () => number;
  #subscription: Subscription | undefined;
  #epoch = 0;
  #changes = 0;

  /**
   * `onForget` is told that something changed: what is being asked at this moment may be old. `now` is the clock of
   * `heardUntil`, in milliseconds.
   */
  constructor(onForget: () => void = () => {}, { bytes = MEMORY, now = () => performance.now() } = {}) {
    this.#onForget = onForget;
    this.#now = now;
    this.#kept = new LRUCache({
      maxSize: bytes,
      sizeCalculation: ({ route, before }, address) =>
        sizeOf(route) + (before ? sizeOf(before) : 0) + 2 * address.length,
      dispose: ({ route }, address, reason) => {
        if (reason !== 'set') this.#unlist(address, route.siteId);
      },
    });
  }

  /** Begins to listen; until then nothing counts as known. */
  async start(subscribe: Subscribe): Promise<void> {
    this.#subscription = await subscribe(
      CHANNEL,
      (siteId) => this.forget(siteId),
      () => {
        this.#epoch += 1;
        this.#change();
      },
    );
  }

  async stop(): Promise<void> {
    await this.#subscription?.close();
    this.#subscription = undefined;
  }

  /** What is answered at an address for sure; undefined where the database has to be asked. */
  known(address: string): Route | undefined {
    const kept = this.#kept.get(address);
    if (!kept || kept.epoch !== this.#epoch || !this.#subscription?.isLive()) return undefined;
    const now = this.#now();
    const sure = Math.max(kept.at, this.#subscription.heardUntil());
    return now - kept.at < OLDEST && now - sure < LONGEST ? kept.route : undefined;
  }

  /** What was answered at an address last, how long ago, and what before that. */
  last(address: string): { route: Route; ageMs: number; before: Route | undefined } | undefined {
    const kept = this.#kept.get(address);
    return kept && { route: kept.route, ageMs: this.#now() - kept.at, before: kept.before };
  }

  /** Asks `find` and remembers its answer, unless anything changed while it was being asked. */
  async learn(address: string, find: () => Promise<Answer | null>): Promise<Answer | null> {
    const before = this.#changes;
    const answer = await find();
    if (answer?.route) {
      if (before === this.#changes) this.#keep(address, answer.route, this.#epoch);
    } else this.#kept.delete(address);
    return answer;
  }

  /** Keeps a route as what was answered last: it does not count as known. */
  keep(address: string, route: Route): void {
    this.#keep(address, route, UNKNOWN);
  }

  #keep(address: string, route: Route, epoch: number): void {
    const kept = this.#kept.get(address);
    const isSame = kept !== undefined && isSameRoute(kept.route, route);
    this.#kept.set(address, {
      // The same object for the same answer: headers are kept with it.
      route: isSame ? kept.route : route,
      before: isSame ? kept.before : kept?.route,
      at: this.#now(),
      epoch,
    });
    if (!this.#kept.has(address)) return;
    const known = this.#addresses.get(route.siteId);
    if (known) known.add(address);
    else this.#addresses.set(route.siteId, new Set([address]));
  }

  /** A site has changed: its addresses are looked up again, and so is whatever is being asked at this moment. */
  forget(siteId: string): void {
    for (const address of this.#addresses.get(siteId) ?? []) {
      const kept = this.#kept.peek(address);
      if (kept) Object.assign(kept, { epoch: UNKNOWN, at: Number.NEGATIVE_INFINITY });
    }
    this.#change();
  }

  #change(): void {
    this.#changes += 1;
    this.#onForget();
  }

  #unlist(address: string, siteId: string): void {
    const known = this.#addresses.get(siteId);
    known?.delete(address);
    if (known?.size === 0) this.#addresses.delete(siteId);
  }
}
