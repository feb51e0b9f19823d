import { buffer } from 'node:stream/consumers';
import { hasForm, languageOf, withForms } from '@landfall/page/publish/form-markup';
import type { PageLanguage } from '@landfall/shared/contracts';
import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Context } from '../../platform/context.ts';
import { domains, files, pages, projectSeo, projects } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { bytesIn, type Encodings, encodingsOf } from './compressed.ts';
import { type Head, headOf, headTag, servedDocument } from './head.ts';
import { isOnline } from './online.ts';
import { rememberedBytes } from './remembered-bytes.ts';
import { SiteMemory } from './site-memory.ts';

/** Bytes of published pages kept in memory. */
const MEMORY = 32 * 1024 * 1024;

interface Served {
  encodings: Encodings;
  /** Visitors may send something to it. */
  hasForm: boolean;
  language: PageLanguage;
}

export interface Published extends Served {
  id: string;
  projectId: string;
  title: string;
  path: string;
  etag: string;
}

interface Found {
  page: Pick<Published, 'id' | 'projectId' | 'title' | 'path'>;
  key: string;
  head: Head;
  /** Names document and head together. */
  etag: string;
}

export interface PublishedLookup {
  /** What is published at a host (with its port) and path; null where nothing is. */
  find: (host: string, path: string) => Promise<Published | null>;
  /** The same where it is in memory and known to be so still. */
  remembered: (host: string, path: string) => Published | undefined;
  close: () => Promise<void>;
}

/**
 * Returns the lookup of what is published. A page that was deleted, switched off or saved again changes at once: what is
 * remembered is forgotten with the database's word of a change, and nothing is remembered while that is not heard.
 */
export async function publishedLookup(context: Context): Promise<PublishedLookup> {
  const { storage } = context;
  const recent = rememberedBytes<Served>(MEMORY, ({ encodings }) => bytesIn(encodings));
  const memory = new SiteMemory<Published>(({ encodings }) => bytesIn(encodings));
  await memory.start(context.subscribe);
  const find = finder(context);
  const addressOf = (host: string, path: string) => `${host}${path}`;

  async function load({ key, head, etag }: Found): Promise<Served> {
    const known = recent.get(`${key} ${etag}`);
    if (known) return known;
    const document = (await buffer(await storage.read(key))).toString();
    const encodings = await encodingsOf(Buffer.from(withForms(servedDocument(document, head))));
    const served = { encodings, hasForm: hasForm(document), language: languageOf(document) };
    recent.set(`${key} ${etag}`, served);
    return served;
  }

  const publish = async (found: Found): Promise<Published> => ({
    ...found.page,
    etag: found.etag,
    ...(await load(found)),
  });

  async function look(host: string, path: string): Promise<Published | null> {
    const found = await find(host, path);
    if (!found) return null;
    try {
      return await publish(found);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'not_found') throw error;
      // Saved again between the two reads: the newer key is there by now.
      const newer = await find(host, path);
      if (newer?.key === found.key) throw new AppError('unavailable', { cause: error });
      return newer && publish(newer);
    }
  }

  return {
    remembered: (host, path) => memory.get(addressOf(host, path)),
    find: (host, path) =>
      memory.learn(addressOf(host, path), async () => {
        const value = await look(host, path);
        return value && { projectId: value.projectId, value };
      }),
    close: () => memory.stop(),
  };
}

const images = alias(files, 'images');
const favicons = alias(files, 'favicons');

/** The site's origin: its primary domain, else its oldest active one. */
const origin = sql<string>`(
  select (case when d.ssl then 'https://' else 'http://' end) || d.domain from ${domains} d
  where d.project_id = ${projects.id} and d.status = 'active'
  order by d.is_primary desc, d.created_at, d.id limit 1)`;

const keyOf = (file: typeof images | typeof favicons) =>
  sql<string | null>`${file.pathParent} || '/' || ${file.pathChild}`;

function finder({ db, config }: Pick<Context, 'db' | 'config'>) {
  const query = db
    .select({
      key: pages.publishedKey,
      page: {
        id: pages.id,
        projectId: pages.projectId,
        title: pages.title,
        description: pages.description,
        path: pages.path,
      },
      project: { name: projects.name },
      origin,
      seo: {
        titlePattern: projectSeo.titlePattern,
        description: projectSeo.description,
        robots: projectSeo.robots,
      },
      image: keyOf(images),
      favicon: keyOf(favicons),
    })
    .from(domains)
    .innerJoin(projects, eq(projects.id, domains.projectId))
    .innerJoin(pages, eq(pages.projectId, domains.projectId))
    .leftJoin(projectSeo, eq(projectSeo.projectId, domains.projectId))
    .leftJoin(images, eq(images.id, projectSeo.imageId))
    .leftJoin(favicons, eq(favicons.id, projectSeo.faviconId))
    .where(
      and(
        eq(domains.domain, sql.placeholder('host')),
        // Of all claims of a name one holds it; said plainly, so that the index of held names is used.
        sql`${domains.held}`,
        eq(domains.status, 'active'),
        eq(pages.path, sql.placeholder('path')),
        isOnline,
      ),
    )
    .prepare('published_by_host');

  return async (host: string, path: string): Promise<Found | null> => {
    const [row] = await query.execute({ host, path });
    if (!row?.key) return null;
    const head = headOf(row, config.publicUrl);
    const content = row.key.replace(/^.*\/([0-9a-f]+)\.html$/, '$1');
    return { page: row.page, key: row.key, head, etag: `${content}-${headTag(head)}` };
  };
}
