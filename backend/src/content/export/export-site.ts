import { createReadStream } from 'node:fs';
import { withDates } from '@landfall/page/publish/countdowns';
import { withFrames } from '@landfall/page/publish/frames';
import { withLazyPictures } from '@landfall/page/publish/lazy-pictures';
import { withNextStep } from '@landfall/page/publish/next-step';
import { artFile } from '@landfall/page/sections/art';
import { fontPath } from '@landfall/page/sections/font-files';
import { siteOrigin } from '../../delivery/domains/site-origin.ts';
import { plainPage } from '../../delivery/sites/plain-page.ts';
import { robotsTxt, SITEMAP_SIZE, sitemapIndexXml, sitemapXml } from '../../delivery/sites/sitemap.ts';
import type { Context } from '../../platform/context.ts';
import { and, asc, eq, gt } from '../../platform/db/operators.ts';
import { pages } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import type { ZipEntry } from '../../platform/zip/zip-stream.ts';
import { fileParts } from '../files/file-parts.ts';
import { keyOf } from '../files/upload.ts';
import { readStored } from '../pages/stored-document.ts';
import type { ProjectRow } from '../projects/projects.ts';
import { headOf, servedDocument } from '../publishing/head.ts';
import { nextStepOf } from '../publishing/next-step.ts';
import { isPublished } from '../publishing/online.ts';
import { HEAD_COLUMNS } from '../publishing/shown-as.ts';
import { siteFacts } from '../publishing/site-facts.ts';
import { readSeo } from '../seo/seo.ts';
import { fileOf, staticPage } from './static-page.ts';

const BATCH = 100;

const text = (name: string, content: string): ZipEntry => ({ name, content: Buffer.from(content) });

/** The pages that are published, by path, a batch at a time: there may be tens of thousands. */
async function* publishedPages({ db }: Context, projectId: string) {
  let last = '';
  for (;;) {
    const rows = await db
      .select({
        id: pages.id,
        ...HEAD_COLUMNS,
        key: pages.publishedKey,
      })
      .from(pages)
      .where(and(eq(pages.projectId, projectId), isPublished, gt(pages.path, last)))
      .orderBy(asc(pages.path))
      .limit(BATCH);
    yield* rows;
    const end = rows.at(-1);
    if (!end || rows.length < BATCH) return;
    last = end.path;
  }
}

/** Null for what was replaced or deleted since it was listed. */
const orGone = (error: unknown): null => {
  if (error instanceof AppError && error.code === 'not_found') return null;
  throw error;
};

/** A project's site as the entries of an archive that any static host can serve, from whatever folder. */
export async function* exportSite(context: Context, project: ProjectRow): AsyncGenerator<ZipEntry> {
  const { db, config, storage } = context;
  const origin = await siteOrigin(db, project.id);
  const seo = await readSeo(db, project.id);
  const facts = await siteFacts(db, project.id);
  const isAdvanced = facts?.hasAdvancedForms ?? false;
  const keys = new Set<string>();
  for await (const part of fileParts(db, project.userId))
    for (const file of part) for (const held of [file, ...file.earlier]) keys.add(keyOf(held));
  const paths = new Set<string>();
  for await (const { path } of publishedPages(context, project.id)) paths.add(path);

  const usedAssets = new Set<string>();
  const usedFiles = new Set<string>();
  const source = {
    project,
    origin,
    seo: { titlePattern: seo.title_pattern, description: seo.description, robots: seo.robots },
    image: seo.image && `${seo.image.path_parent}/${seo.image.path_child}`,
    favicon: seo.favicon && `${seo.favicon.path_parent}/${seo.favicon.path_child}`,
  };
  for await (const page of publishedPages(context, project.id)) {
    const stored = page.key ? await readStored(context, page.key).catch(orGone) : null;
    if (!stored) continue;
    const head = headOf({ ...source, page }, config.publicUrl);
    // Nobody writes an exported page anew: it says the day.
    const dated = withDates(stored.toString());
    const shown = withFrames(dated, { showsEmbeds: facts?.showsEmbeds === true }).document;
    const document = withLazyPictures(withNextStep(shown, await nextStepOf(db, page.id)));
    const made = staticPage(servedDocument(document, head), {
      ...{ origin, isAdvanced, pageId: page.id },
      files: `${config.publicUrl}/v1/files/`,
      path: page.path,
      isPage: (path) => paths.has(path),
      isFile: (key) => keys.has(key),
    });
    for (const asset of made.assets) usedAssets.add(asset);
    for (const file of made.files) usedFiles.add(file);
    yield text(fileOf(page.path), made.document);
  }

  for (const asset of usedAssets) {
    const [folder, name = ''] = asset.split('/');
    const drawing = folder === 'art' ? artFile(name) : null;
    const font = folder === 'fonts' ? fontPath(name) : null;
    if (drawing) yield text(`_landfall/${asset}`, drawing);
    if (font) yield { name: `_landfall/${asset}`, content: createReadStream(font), dense: true };
  }
  for (const key of usedFiles) {
    const content = await storage.read(key).catch(orGone);
    if (content) yield { name: `files/${key}`, content, dense: true };
  }
  yield text('404.html', plainPage('Page not found', 'There is no page at this address.'));
  yield text('robots.txt', robotsTxt(origin, seo.robots));
  if (origin && seo.robots === 'index') yield* sitemaps(context, project.id, origin, paths.size);
}

async function* sitemaps({ db }: Context, projectId: string, origin: string, total: number): AsyncGenerator<ZipEntry> {
  const parts = Math.max(1, Math.ceil(total / SITEMAP_SIZE));
  let after = '';
  for (let part = 1; part <= parts; part += 1) {
    const entries = await db
      .select({ path: pages.path, updatedAt: pages.updatedAt })
      .from(pages)
      .where(and(eq(pages.projectId, projectId), isPublished, eq(pages.robots, 'index'), gt(pages.path, after)))
      .orderBy(asc(pages.path))
      .limit(SITEMAP_SIZE);
    after = entries.at(-1)?.path ?? after;
    const listed = entries.map(({ path, updatedAt }) => [path, updatedAt.toISOString()] as const);
    yield text(parts === 1 ? 'sitemap.xml' : `sitemap-${part}.xml`, sitemapXml(origin, listed));
  }
  if (parts > 1) yield text('sitemap.xml', sitemapIndexXml(origin, parts));
}
