import type { Subscribe, Subscription } from '../../platform/db/notifications.ts';

/** What the triggers of the database notify: the id of a project whose site may have changed. */
const CHANNEL = 'landfall_sites';

/**
 * Nothing is remembered for longer, in milliseconds: should a connection die without a word, its silence is not taken
 * for peace for long.
 */
const LONGEST = 2_000;

/** With this many addresses, all are forgotten: none of them is older than a moment. */
const MOST = 20_000;

interface Remembered<T> {
  value: T;
  projectId: string;
  until: number;
}

/**
 * Remembers what was found at addresses of sites until their project changes: in this process, in another one, or by
 * hand. While the database's notifications are not heard, nothing is remembered.
 */
export class SiteMemory<T> {
  readonly #entries = new Map<string, Remembered<T>>();
  readonly #addresses = new Map<string, Set<string>>();
  #subscription: Subscription | undefined;
  #changes = 0;

  /** Begins to listen; until then nothing is remembered. */
  async start(subscribe: Subscribe): Promise<void> {
    this.#subscription = await subscribe(
      CHANNEL,
      (projectId) => this.forget(projectId),
      () => this.#forgetAll(),
    );
  }

  async stop(): Promise<void> {
    await this.#subscription?.close();
    this.#forgetAll();
  }

  /** What is remembered of an address; undefined for nothing. */
  get(address: string): T | undefined {
    const entry = this.#entries.get(address);
    if (!entry) return undefined;
    if (entry.until > Date.now() && this.#subscription?.isLive()) return entry.value;
    this.#drop(address, entry);
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
    for (const address of this.#addresses.get(projectId) ?? []) this.#entries.delete(address);
    this.#addresses.delete(projectId);
  }

  #forgetAll(): void {
    this.#changes += 1;
    this.#entries.clear();
    this.#addresses.clear();
  }

  #keep(address: string, projectId: string, value: T): void {
    if (this.#entries.size >= MOST) this.#forgetAll();
    this.#entries.set(address, { value, projectId, until: Date.now() + LONGEST });
    const known = this.#addresses.get(projectId);
    if (known) known.add(address);
    else this.#addresses.set(projectId, new Set([address]));
  }

  #drop(address: string, { projectId }: Remembered<T>): void {
    this.#entries.delete(address);
    const known = this.#addresses.get(projectId);
    known?.delete(address);
    if (known?.size === 0) this.#addresses.delete(projectId);
  }
}
