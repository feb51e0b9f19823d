import { setTimeout as pause } from 'node:timers/promises';
import type { PageLanguage } from '@landfall/shared/contracts';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { ArtefactMemory } from '../artefacts/artefact-memory.ts';
import type { Encoding } from '../artefacts/encodings.ts';
import { DatabaseWatch } from '../routes/database-watch.ts';
import { routesInDatabase } from '../routes/read-routes.ts';
import type { Route } from '../routes/route.ts';
import { routesInStore } from '../routes/route-copies.ts';
import { RouteFinder, type WriteUnwritten } from '../routes/route-finder.ts';
import type { Choice } from './choose-variant.ts';

/** Connections to the database that are made before the first visit, and how long that may keep it waiting: milliseconds. */
const OPENED = 5;
const OPENING = 500;

/** A published page, as far as whoever takes in its forms has to know it. */
export interface Published {
  id: string;
  projectId: string;
  title: string;
  path: string;
  language: PageLanguage;
  /** Whose document is shown, and so whose forms are sent: another page's where an experiment shows a variant. */
  shownPageId: string;
  /** The letter of the variant that the sender saw; null without an experiment. */
  variant: string | null;
}

/** What a visitor gets. */
export interface Served {
  route: Route;
  encoding: Encoding;
  body: Buffer;
}

export interface PublishedLookup {
  /**
   * What is answered at a host (with its port) and path; null where nothing is published.
   * `pick` says what is answered of a page under experiment. @throws AppError unavailable
   */
  find: (host: string, path: string, encoding: Encoding, pick?: (route: Route) => Route) => Promise<Served | null>;
  /** The same where all of it is in memory and known to be so still. */
  remembered: (host: string, path: string, encoding: Encoding) => Served | undefined;
  /** What is known of a page without its content. @throws AppError unavailable */
  route: (host: string, path: string) => Promise<Route | null>;
  /** The whole document of a route. @throws AppError unavailable */
  document: (route: Route) => Promise<Buffer>;
  /** The language of what was answered at an address last; undefined where nothing is known. */
  languageOf: (host: string, path: string) => PageLanguage | undefined;
  /** Makes connections to the database and has each of them look once, so that no visitor waits for that. Never throws. */
  warm: () => Promise<void>;
  /** Whether the database is away. */
  watch: DatabaseWatch;
  close: () => Promise<void>;
}

export const publishedPage = (
  { pageId, siteId, title, path, language }: Route,
  choice: Choice | null = null,
): Published => ({
  id: pageId,
  projectId: siteId,
  title,
  path,
  language,
  shownPageId: choice?.pageId ?? pageId,
  variant: choice?.letter ?? null,
});

/**
 * Returns the lookup of what is published: a route, and the artefact in the store that it names. Nothing is worked out for
 * a visit. What the store does not give is answered with what was there before, as far as that is in memory.
 */
export async function publishedLookup(context: Context, writeUnwritten: WriteUnwritten): Promise<PublishedLookup> {
  const sources = { database: routesInDatabase(context.db), store: routesInStore(context.storage) };
  const watch = new DatabaseWatch(context);
  const routes = await RouteFinder.start({ subscribe: context.subscribe, watch }, sources, writeUnwritten);
  const artefacts = new ArtefactMemory(context.storage);
  const NOTHING = Buffer.alloc(0);

  async function serve(route: Route, encoding: Encoding): Promise<Served> {
    if (route.location) return { route, encoding: 'identity', body: NOTHING };
    return { route, encoding, body: await artefacts.read(route.key, encoding) };
  }

  /** Any form of it that is in memory: whoever accepts an encoding accepts none, too. */
  function inMemory(route: Route, encoding: Encoding): Served | undefined {
    for (const one of new Set<Encoding>([encoding, 'identity'])) {
      const body = artefacts.get(route.key, one);
      if (body) return { route, encoding: one, body };
    }
    return undefined;
  }

  const find: PublishedLookup['find'] = async (host, path, encoding, pick = (found) => found) => {
    const found = await routes.find(host, path);
    if (!found) return null;
    const route = pick(found);
    try {
      return await serve(route, encoding);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      // Replaced since it was looked up: the newer one is there by now.
      const anew = error.code === 'not_found' ? await routes.findAnew(host, path) : null;
      const newer = anew && pick(anew);
      if (newer && newer.key !== route.key) return serve(newer, encoding);
      const before = routes.before(host, path);
      const kept = inMemory(route, encoding) ?? (before && inMemory(before, encoding));
      if (kept) return { ...kept, route: { ...kept.route, code: route.code } };
      throw new AppError('unavailable', { cause: error });
    }
  };

  return {
    find,
    remembered(host, path, encoding) {
      const route = routes.known(host, path);
      const body = route && artefacts.get(route.key, encoding);
      return body && { route, encoding, body };
    },
    route: (host, path) => routes.find(host, path),
    document: ({ key }) => artefacts.read(key, 'identity'),
    languageOf: (host, path) => routes.last(host, path)?.language,
    async warm() {
      const looks = Array.from({ length: OPENED }, () => sources.database('', '').catch(() => null));
      await Promise.race([Promise.all(looks), pause(OPENING, undefined, { ref: false })]);
    },
    watch,
    close() {
      watch.close();
      return routes.close();
    },
  };
}
