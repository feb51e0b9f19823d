import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { DatabaseWatch } from './database-watch.ts';
import type { Answer, FindAnswer, Route } from './route.ts';
import { RouteMemory } from './route-memory.ts';

/** Milliseconds that a copy is believed without another look, and that copies may lag behind the database. */
const COPY_LASTS = 5_000;
const COPIES_LAG = 30_000;

type Finding = Pick<Context, 'subscribe'> & { watch: DatabaseWatch };

/** Whom to ask: the database, and while that is away the store. */
interface Sources {
  database: FindAnswer;
  store: FindAnswer;
}

/** Writes a page that was published before there were artefacts. False where there is nothing to be written. */
export type WriteUnwritten = (host: string, path: string) => Promise<boolean>;

/**
 * Finds what is answered at a host and a path: in memory, else in the database, else, while that is away, in the store,
 * which has a copy of every route; while both are away, what was answered last.
 */
export class RouteFinder {
  readonly #memory: RouteMemory;
  readonly #asked = new Map<string, Promise<Answer | null>>();
  readonly #sources: Sources;
  readonly #watch: DatabaseWatch;
  readonly #writeUnwritten: WriteUnwritten;

  private constructor({ watch }: Finding, sources: Sources, writeUnwritten: WriteUnwritten) {
    this.#watch = watch;
    this.#sources = sources;
    this.#writeUnwritten = writeUnwritten;
    // What is asked from now on must not be answered by what was asked before the change.
    this.#memory = new RouteMemory(() => this.#asked.clear());
  }

  static async start(context: Finding, sources: Sources, writeUnwritten: WriteUnwritten): Promise<RouteFinder> {
    const finder = new RouteFinder(context, sources, writeUnwritten);
    await finder.#memory.start(context.subscribe);
    return finder;
  }

  close(): Promise<void> {
    return this.#memory.stop();
  }

  /** What is known without asking anybody. */
  known(host: string, path: string): Route | undefined {
    return this.#memory.known(host + path);
  }

  /** What was answered last, as far as it is remembered. */
  last(host: string, path: string): Route | undefined {
    return this.#memory.last(host + path)?.route;
  }

  /** What was answered before what is answered now, as far as it is remembered. */
  before(host: string, path: string): Route | undefined {
    return this.#memory.last(host + path)?.before;
  }

  /** Null where nothing is published. @throws AppError unavailable where nobody can tell */
  async find(host: string, path: string): Promise<Route | null> {
    const known = this.#memory.known(host + path);
    return known ?? (await this.#ask(host, path))?.route ?? null;
  }

  /** The same, whatever is known already. */
  async findAnew(host: string, path: string): Promise<Route | null> {
    this.#asked.delete(host + path);
    return (await this.#ask(host, path))?.route ?? null;
  }

  /** Whoever asks for an address while it is being asked for waits for the same answer. */
  #ask(host: string, path: string): Promise<Answer | null> {
    const address = host + path;
    const asked = this.#asked.get(address);
    if (asked) return asked;
    const asking = this.#answer(host, path).finally(() => {
      if (this.#asked.get(address) === asking) this.#asked.delete(address);
    });
    this.#asked.set(address, asking);
    return asking;
  }

  async #answer(host: string, path: string): Promise<Answer | null> {
    const inDatabase = () => this.#watch.ask(() => this.#sources.database(host, path));
    if (!this.#watch.isAway) {
      const answer = await this.#memory.learn(host + path, inDatabase).catch(() => undefined);
      if (answer && !answer.route && (await this.#writeUnwritten(host, path)))
        return this.#memory.learn(host + path, inDatabase);
      if (answer !== undefined) return answer;
    }
    const copy = await this.#copyOf(host, path);
    if (copy?.route || !(await this.#watch.isBack())) return copy;
    // Published a moment ago, perhaps: there is a route before there is a copy.
    return this.#memory.learn(host + path, inDatabase).catch(() => copy);
  }

  async #copyOf(host: string, path: string): Promise<Answer | null> {
    const last = this.#memory.last(host + path);
    const asLast = last && { siteId: last.route.siteId, route: last.route };
    if (asLast && last.ageMs < COPY_LASTS) return asLast;
    try {
      const copy = await this.#sources.store(host, path);
      if (copy?.route) this.#memory.keep(host + path, copy.route);
      else if (asLast && last.ageMs < COPIES_LAG) return asLast;
      return copy;
    } catch (error) {
      if (asLast) return asLast;
      throw new AppError('unavailable', { cause: error });
    }
  }
}
