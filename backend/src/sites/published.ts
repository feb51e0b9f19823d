import { buffer } from 'node:stream/consumers';
import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { domains, pages } from '../db/schema.ts';
import { AppError } from '../errors.ts';
import { type Encodings, encodingsOf } from './compressed.ts';
import { Recent } from './recent.ts';

/** Bytes of published pages kept in memory. */
const MEMORY = 32 * 1024 * 1024;

export interface Published {
  etag: string;
  encodings: Encodings;
}

/** Returns the lookup of what is published at a host (with its port) and path; null where nothing is. */
export function publishedLookup({ db, storage }: Context): (host: string, path: string) => Promise<Published | null> {
  const recent = new Recent<Encodings>(MEMORY);
  // Asked anew on every request: a page that was deleted, switched off or saved again changes at once.
  const query = db
    .select({ key: pages.publishedKey })
    .from(domains)
    .innerJoin(pages, eq(pages.projectId, domains.projectId))
    .where(
      and(
        eq(domains.domain, sql.placeholder('host')),
        eq(domains.status, 'active'),
        eq(pages.path, sql.placeholder('path')),
        eq(pages.status, 'active'),
      ),
    )
    .prepare('published_by_host');

  const keyAt = async (host: string, path: string) => (await query.execute({ host, path }))[0]?.key ?? null;

  async function load(key: string): Promise<Encodings> {
    const known = recent.get(key);
    if (known) return known;
    const encodings = await encodingsOf(await buffer(await storage.read(key)));
    recent.set(key, encodings, encodings.identity.length + encodings.br.length + encodings.gzip.length);
    return encodings;
  }

  return async (host, path) => {
    const key = await keyAt(host, path);
    if (!key) return null;
    const published = (current: string, encodings: Encodings) => ({
      etag: current.replace(/^.*\/([0-9a-f]+)\.html$/, '$1'),
      encodings,
    });
    try {
      return published(key, await load(key));
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'not_found') throw error;
      // Saved again between the two reads: the newer key is there by now.
      const newer = await keyAt(host, path);
      if (newer === key) throw new AppError('unavailable', { cause: error });
      return newer ? published(newer, await load(newer)) : null;
    }
  };
}
