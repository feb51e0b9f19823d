import { AppError } from '../errors.ts';

/** Seconds after which somebody whose queue is full may ask again. */
const RETRY_AFTER = 5;

interface Limits {
  /** Items that may wait for one owner. */
  perOwner: number;
  /** Items that may wait for all of them together. */
  inAll: number;
}

/** A bounded queue in which owners take turns, however much one of them has waiting. */
export class FairQueue<T> {
  readonly #queues = new Map<string, T[]>();
  readonly #limits: Limits;
  #size = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  get size(): number {
    return this.#size;
  }

  /** @throws AppError too_many_requests where the owner's share is full, unavailable where everything is */
  add(owner: string, item: T): void {
    const queue = this.#queues.get(owner) ?? [];
    const retryAfter = RETRY_AFTER;
    if (queue.length >= this.#limits.perOwner) throw new AppError('too_many_requests', { retryAfter });
    if (this.#size >= this.#limits.inAll) throw new AppError('unavailable', { retryAfter });
    queue.push(item);
    this.#queues.set(owner, queue);
    this.#size += 1;
  }

  /** The oldest item of the next owner in turn who may have one. */
  take(mayTake: (owner: string) => boolean): T | undefined {
    const owner = [...this.#queues.keys()].find(mayTake);
    const queue = owner === undefined ? undefined : this.#queues.get(owner);
    const item = queue?.shift();
    if (owner === undefined || !queue || item === undefined) return undefined;
    this.#size -= 1;
    this.#queues.delete(owner);
    if (queue.length > 0) this.#queues.set(owner, queue);
    return item;
  }

  /** Takes an item out of turn. False where it does not wait any more. */
  remove(owner: string, item: T): boolean {
    const queue = this.#queues.get(owner);
    const index = queue?.indexOf(item) ?? -1;
    if (!queue || index < 0) return false;
    queue.splice(index, 1);
    this.#size -= 1;
    if (queue.length === 0) this.#queues.delete(owner);
    return true;
  }

  /** Takes out everything. */
  clear(): T[] {
    const items = [...this.#queues.values()].flat();
    this.#queues.clear();
    this.#size = 0;
    return items;
  }
}
