import { LRUCache } from 'lru-cache';
import type { Context } from '../../platform/context.ts';
import { messageOf } from '../../platform/log.ts';
import { task } from '../../platform/workers/task.ts';
import type { Encodings } from '../artefacts/encodings.ts';
import type { Route } from '../routes/route.ts';
import type { Served } from '../sites/published.ts';
import type { CodeState } from './consent.ts';
import type { run } from './insert-code-work.ts';
import { readSiteCode } from './site-code.ts';

/** Bytes of pages with code that are kept in memory. */
const MEMORY = 32 * 1024 * 1024;

/** Milliseconds. */
const INSERTING = task<typeof run>(new URL('./insert-code-work.ts', import.meta.url), 10_000);

const bytesIn = ({ identity, br, gzip }: Encodings): number => identity.length + br.length + gzip.length;

/** Pages with their owner's code in them, or what asks for consent to it. */
export class CodedPages {
  readonly #context: Pick<Context, 'db' | 'storage' | 'work' | 'log'>;
  readonly #document: (route: Route) => Promise<Buffer>;
  readonly #written = new LRUCache<string, Encodings>({ maxSize: MEMORY, sizeCalculation: bytesIn });
  readonly #writing = new Map<string, Promise<Encodings | null>>();

  /** `document` reads what visitors get without code. */
  constructor(context: Pick<Context, 'db' | 'storage' | 'work' | 'log'>, document: (route: Route) => Promise<Buffer>) {
    this.#context = context;
    this.#document = document;
  }

  /** The page in this state. Null where the code cannot be had: a page is never away because of it. */
  async find({ route, encoding }: Served, state: CodeState): Promise<Served | null> {
    if (!route.code) return null;
    const etag = `${route.etag}-${route.code.etag}-${state}`;
    const encodings = await this.#encodings(route, route.code.etag, state);
    return encodings && { route: { ...route, etag }, encoding, body: Buffer.from(encodings[encoding]) };
  }

  /** Whoever asks for a page while it is being written waits for the same one. */
  async #encodings(route: Route, etag: string, state: CodeState): Promise<Encodings | null> {
    const name = `${route.key} ${etag} ${route.language} ${state}`;
    const known = this.#written.get(name) ?? this.#writing.get(name);
    if (known) return known;
    const writing = this.#write(route, etag, state).finally(() => this.#writing.delete(name));
    this.#writing.set(name, writing);
    const encodings = await writing;
    if (encodings) this.#written.set(name, encodings);
    return encodings;
  }

  async #write(route: Route, etag: string, state: CodeState): Promise<Encodings | null> {
    const { siteId, language } = route;
    try {
      const code = await readSiteCode(this.#context, siteId, etag);
      if (!code) return null;
      const document = await this.#document(route);
      return await this.#context.work.threads.run(INSERTING, siteId, { document, code, state, language });
    } catch (error) {
      this.#context.log.error({ err: error, siteId }, `A page is answered without its code: ${messageOf(error)}`);
      return null;
    }
  }
}
