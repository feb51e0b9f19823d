import { AppError } from '../errors.ts';

interface Waiting {
  place: string;
  start: (release: () => void) => void;
}

/** Shares out places for sending stored objects: so many in all, and so many of them to one address. */
export class ReadGate {
  readonly #held = new Map<string, number>();
  readonly #limits: { all: number; perPlace: number };
  readonly #patience: number;
  #waiting: Waiting[] = [];
  #all = 0;

  /** `patience`: how long one waits for a place, in milliseconds. */
  constructor(limits: { all: number; perPlace: number }, patience = 10_000) {
    this.#limits = limits;
    this.#patience = patience;
  }

  /**
   * Resolves with what gives the place back, once there is one.
   * @throws AppError too_many_requests after waiting in vain
   */
  async enter(place: string): Promise<() => void> {
    if (this.#hasRoom(place)) return this.#take(place);
    const { promise, resolve, reject } = Promise.withResolvers<() => void>();
    const waiting: Waiting = { place, start: resolve };
    this.#waiting.push(waiting);
    const timer = setTimeout(() => {
      this.#waiting = this.#waiting.filter((other) => other !== waiting);
      reject(new AppError('too_many_requests', { retryAfter: 2 }));
    }, this.#patience);
    return promise.finally(() => clearTimeout(timer));
  }

  #hasRoom = (place: string): boolean =>
    this.#all < this.#limits.all && (this.#held.get(place) ?? 0) < this.#limits.perPlace;

  #take(place: string): () => void {
    this.#all += 1;
    this.#held.set(place, (this.#held.get(place) ?? 0) + 1);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.#all -= 1;
      const left = (this.#held.get(place) ?? 1) - 1;
      if (left > 0) this.#held.set(place, left);
      else this.#held.delete(place);
      this.#admit();
    };
  }

  #admit(): void {
    const next = this.#waiting.find(({ place }) => this.#hasRoom(place));
    if (!next) return;
    this.#waiting = this.#waiting.filter((other) => other !== next);
    next.start(this.#take(next.place));
  }
}
