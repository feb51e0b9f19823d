import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { messageOf } from '../../platform/log.ts';
import type { Answer, FindAnswer, Route } from './route.ts';
import { RouteMemory } from './route-memory.ts';

/** Milliseconds that the database has for an answer, between two looks whether it is back, and that a look is good for. */
const PATIENCE = 2_500;
const PAUSE = 1_000;
const AGAIN = 200;

/** Milliseconds that a copy is believed without another look, and that copies may lag behind the database. */
const COPY_LASTS = 5_000;
const COPIES_LAG = 30_000;

type Finding = Pick<Context, 'subscribe' | 'ping' | 'log'>;

/** Whom to ask: the database, and while that is away the store. */
interface Sources {
  database: FindAnswer;
  store: FindAnswer;
}

/** Writes a page that was published before there were artefacts. False where there is nothing to be written. */
export type WriteUnwritten = (host: string, path: string) => Promise<boolean>;

function inTime<T>(work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new AppError('unavailable')), PATIENCE);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}

/**
 * Finds what is answered at a host and a path: in memory, else in the database, else, while that is away, in the store,
 * which has a copy of every route; while both are away, what was answered last.
 */
export class RouteFinder {
  readonly #memory: RouteMemory;
  readonly #asked = new Map<string, Promise<Answer | null>>();
  readonly #sources: Sources;
  readonly #context: Finding;
  readonly #writeUnwritten: WriteUnwritten;
  #isAway = false;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<boolean> | undefined;

  private constructor(context: Finding, sources: Sources, writeUnwritten: WriteUnwritten) {
    this.#context = context;
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

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#memory.stop();
  }

  /** What is known without asking anybody. */
  known(host: string, path: string): Route | undefined {
    return this.#memory.known(host + path);
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
    if (!this.#isAway) {
      const inDatabase = () => inTime(this.#sources.database(host, path));
      const answer = await this.#memory.learn(host + path, inDatabase).catch((error) => this.#lose(error));
      if (answer && !answer.route && (await this.#writeUnwritten(host, path)))
        return this.#memory.learn(host + path, inDatabase);
      if (answer !== undefined) return answer;
    }
    const copy = await this.#copyOf(host, path);
    if (copy?.route || !(await this.#isBack())) return copy;
    // Published a moment ago, perhaps: there is a route before there is a copy.
    return this.#memory.learn(host + path, () => inTime(this.#sources.database(host, path))).catch(() => copy);
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

  /** Nobody waits for the database while it is away: it is looked after beside the visits. */
  #lose(error: unknown): undefined {
    if (this.#isAway) return;
    this.#isAway = true;
    this.#context.log.error({ err: error }, `Routes come from the store, the database is away: ${messageOf(error)}`);
    this.#lookAfter();
  }

  #lookAfter(): void {
    this.#timer = setTimeout(async () => {
      if (!(await this.#isBack())) this.#lookAfter();
    }, PAUSE).unref();
  }

  /** Whether the database answers again. Whoever asks meanwhile, and for a moment after, gets the same answer. */
  #isBack(): Promise<boolean> {
    this.#looking ??= inTime(this.#context.ping())
      .then(
        () => {
          if (this.#isAway) this.#context.log.info('Routes come from the database again');
          this.#isAway = false;
          return true;
        },
        () => false,
      )
      .finally(() => {
        setTimeout(() => {
          this.#looking = undefined;
        }, AGAIN).unref();
      });
    return this.#looking;
  }
}
