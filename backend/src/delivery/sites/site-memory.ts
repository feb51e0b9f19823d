import { LRUCache } from 'lru-cache';
import type { Subscribe, Subscription } from '../../platform/db/notifications.ts';

/** What the triggers of the database notify: the id of a project whose site may have changed. */
const CHANNEL = 'landfall_sites';

/**
 * Nothing is remembered for longer, in milliseconds: should a connection die without a word, its silence is not taken
 * for peace for long.
 */
const LONGEST = 2_000;

/** Bytes of what is remembered. Each of its values is known for a moment only, so there is little of it at a time. */
const MEMORY = 64 * 1024 * 1024;

/** Bytes that an address takes besides its value. */
const ENTRY = 500;

interface Remembered<T> {
  value: T;
  projectId: string;
}

/**
 * Remembers what was found at addresses of sites until their project changes: in this process, in another one, or by
 * hand. While the database's notifications are not heard, nothing is remembered.
 */
export class SiteMemory<T> {
  readonly #entries: LRUCache<string, Remembered<T>>;
  readonly #addresses = new Map<string, Set<string>>();
  #subscription: Subscription | undefined;
  #sweeping: NodeJS.Timeout | undefined;
  #changes = 0;

  constructor(bytesOf: (value: T) => number) {
    this.#entries = new LRUCache({
      maxSize: MEMORY,
      sizeCalculation: ({ value }) => ENTRY + bytesOf(value),
      ttl: LONGEST,
      dispose: ({ projectId }, address) => this.#unlist(address, projectId),
    });
  }

  /** Begins to listen; until then nothing is remembered. */
  async start(subscribe: Subscribe): Promise<void> {
    // What nobody asks for any more would stay otherwise.
    this.#sweeping = setInterval(() => this.#entries.purgeStale(), LONGEST).unref();
    this.#subscription = await subscribe(
      CHANNEL,
      (projectId) => this.forget(projectId),
      () => this.#forgetAll(),
    );
  }

  async stop(): Promise<void> {
    clearInterval(this.#sweeping);
    await this.#subscription?.close();
    this.#forgetAll();
  }

  /** What is remembered of an address; undefined for nothing. */
  get(address: string): T | undefined {
    if (this.#subscription?.isLive()) return this.#entries.get(address)?.value;
    // What was not heard meanwhile may have changed it.
    this.#entries.delete(address);
    return undefined;
  }

  /** Asks `find` and remembers its answer, unless anything changed while it was being asked. */
  async learn(address: string, find: () => Promise<{ projectId: string; value: T } | null>): Promise<T | null> {
    const before = this.#changes;
    const found = await find();
    if (!found) return null;
    if (before === this.#changes && this.#subscription?.isLive()) this.#keep(address, found.projectId, found.value);
    return found.value;
  }

  /** Forgets a project's addresses, and whatever is being asked at this moment. */
  forget(projectId: string): void {
    this.#changes += 1;
    for (const address of [...(this.#addresses.get(projectId) ?? [])]) this.#entries.delete(address);
    this.#addresses.delete(projectId);
  }

  #forgetAll(): void {
    this.#changes += 1;
    this.#entries.clear();
    this.#addresses.clear();
  }

  #keep(address: string, projectId: string, value: T): void {
    this.#entries.set(address, { value, projectId });
    // Too large a value is not kept.
    if (!this.#entries.has(address)) return;
    const known = this.#addresses.get(projectId);
    if (known) known.add(address);
    else this.#addresses.set(projectId, new Set([address]));
  }

  #unlist(address: string, projectId: string): void {
    const known = this.#addresses.get(projectId);
    known?.delete(address);
    if (known?.size === 0) this.#addresses.delete(projectId);
  }
}
